/**
 * Changes a page as a browser's translator does: each text is replaced by `<font><font>text</font></font>`, again after every
 * change, except where `translate="no"` forbids it. To be added as an init script.
 */
export function translatePage(): void {
  const untouched = 'font, script, style, noscript, textarea, [contenteditable=true], [translate=no]';
  const translate = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text: Node | null = root; text; text = texts.nextNode())
      if (text instanceof Text) found.push(text);
    for (const text of found) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        else addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
