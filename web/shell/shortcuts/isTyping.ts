/** Whether a key meant for this element is text, or a choice in a list, rather than a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role="textbox"], [role="combobox"]') ||
      target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
  );
}
