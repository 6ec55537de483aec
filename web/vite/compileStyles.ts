import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, traverse, types, type NodePath } from '@babel/core';
import { createDOMRenderer, renderToStyleElements, type GriffelRenderer } from '@fluentui/react-components';
import { resolveResetStyleRules, resolveStyleRulesForSlots } from '@griffel/core';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { separate } from './forEachRule.ts';

type Rules = Parameters<GriffelRenderer['insertCSSRules']>[0];
type Classes = ReturnType<typeof resolveStyleRulesForSlots>[0];
type Styles = Parameters<typeof resolveStyleRulesForSlots>[0];
type ResetStyles = Parameters<typeof resolveResetStyleRules>[0];

/** Placeholder for the rules of one call until its chunk is known. */
const placeholder = /["'`]compiled-styles:(\d+)["'`]/g;

/** Puts `forEachRule.ts` in the place of Griffel's own function. */
export const forEachRuleAlias = {
  find: './forEachCSSRule.js',
  replacement: resolve(import.meta.dirname, 'forEachRule.ts'),
};

/** A name that Griffel has made, of a class or a property. Those that could be words, without a digit, stay. */
const hashedName = /\b[a-zB](?=[a-z]*\d)[0-9a-z]{4,7}\b/g;

/** Two strings as Griffel names a class in texts from left to right, which all languages of the client have, and from right to left. */
const pairOfNames = /\[\s*["'`](f[0-9a-z]{5,7})["'`],\s*["'`](f[0-9a-z]{5,7})["'`]\s*\]/g;

/**
 * Compiles `makeStyles` while the client is built, and moves the rules of the entry, Fluent's own among them, out of its
 * code into the page, in the elements in which Griffel would hand them over from a server: it goes on from there, so
 * that the order of all rules is its own. Rules of chunks that come later stay in their code. Griffel's names are seven random
 * characters each, which no compression shortens: they become numbers.
 */
export function compileStyles(): Plugin {
  let rules: Rules[] = [];
  let ofEntry = new Set<Rules>();
  /** With how often each occurs. */
  let names = new Map<string, number>();
  let shortNames = new Map<string, string>();
  const shorten = (text: string) => text.replaceAll(hashedName, (name) => shortNames.get(name) ?? name);
  return {
    name: 'compile-styles',
    apply: 'build',
    config: () => ({ resolve: { alias: [forEachRuleAlias] } }),
    buildStart() {
      rules = [];
      ofEntry = new Set();
      names = new Map();
    },
    transform: {
      filter: {
        id: /[\\/]@fluentui[\\/].*\.js$|\.tsx?$/,
        code: /\b(makeStyles|makeResetStyles|__styles|__resetStyles)\(/,
      },
      handler: async (code, file) => ({
        code: await compile(code, file, {
          keep: (found) => `"compiled-styles:${rules.push(found) - 1}"`,
          addNames: (found) => found.forEach((name) => names.set(name, (names.get(name) ?? 0) + 1)),
        }),
        map: null,
      }),
    },
    renderStart() {
      const byFrequency = [...names].sort(
        ([one, times], [other, timesOfOther]) => timesOfOther - times || (one < other ? -1 : 1),
      );
      shortNames = new Map(byFrequency.map(([name], index) => [name, `f${index.toString(36)}`]));
    },
    renderChunk(code, { isEntry }) {
      const leftToRight = code.replaceAll(pairOfNames, (pair, ltr: string, rtl: string) =>
        names.has(ltr) && names.has(rtl) ? `"${ltr}"` : pair,
      );
      const withRules = leftToRight.replaceAll(placeholder, (_, index: string) => {
        const found = rules[Number(index)] ?? {};
        if (!isEntry) return JSON.stringify(found);
        ofEntry.add(found);
        return '{}';
      });
      return shorten(withRules);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', () => `${shorten(draw(ofEntry))}</head>`),
    },
  };
}

interface Found {
  /** Returns a placeholder for the rules of a call. */
  keep: (rules: Rules) => string;
  /** Receives the names of classes and properties. */
  addNames: (names: string[]) => void;
}

/** A module with its styles compiled. */
async function compile(code: string, file: string, { keep, addNames }: Found): Promise<string> {
  const module = parseSync(code, { filename: file, babelrc: false, configFile: false });
  if (!module) throw new Error(`${file} could not be read`);
  const calls: { name: string; call: NodePath<types.CallExpression>; first: NodePath; styles: NodePath }[] =
    [];
  traverse(module, {
    CallExpression(call: NodePath<types.CallExpression>) {
      const { callee } = call.node;
      const [first] = call.get('arguments');
      const styles = call.get('arguments').at(-1);
      if (types.isIdentifier(callee) && first && styles)
        calls.push({ name: callee.name, call, first, styles });
    },
  });

  const keepAny = (rules: Rules | string[]) => keep(Array.isArray(rules) ? { r: rules } : rules);
  const compiled = new Map<types.Node, string>();
  for (const { name, call, first, styles } of calls) {
    if (name === '__styles' || name === '__resetStyles') {
      if (name === '__styles') addNames(namesOf(await evaluate<Classes>(first, code, file)));
      compiled.set(styles.node, keepAny(await evaluate<Rules | string[]>(styles, code, file)));
    } else if (name === 'makeStyles') {
      const [classes, rules] = resolveStyleRulesForSlots(await evaluate<Styles>(styles, code, file));
      addNames(namesOf(classes));
      compiled.set(call.node, `/*#__PURE__*/__styles(${JSON.stringify(classes)},${keep(rules)})`);
    } else if (name === 'makeResetStyles') {
      const [ltr, rtl, rules] = resolveResetStyleRules(await evaluate<ResetStyles>(styles, code, file));
      const names = `${JSON.stringify(ltr)},${JSON.stringify(rtl)}`;
      compiled.set(call.node, `/*#__PURE__*/__resetStyles(${names},${keepAny(rules)})`);
    }
  }

  const changed = [...compiled].reduceRight(
    (text, [{ start, end }, by]) => text.slice(0, start ?? 0) + by + text.slice(end ?? 0),
    code,
  );
  const isLibrary = /@fluentui[\\/]/.test(file);
  return isLibrary
    ? changed
    : `import { __styles, __resetStyles } from '@fluentui/react-components';\n${changed}`;
}

/** The names that Griffel has made; those of the slots are the code's. */
function namesOf(classes: Classes): string[] {
  const text = Object.values(classes).map((ofSlot) => JSON.stringify(ofSlot));
  return text.join().match(hashedName) ?? [];
}

/**
 * The value of an expression, whose type its own module was checked for. When it is more than literals, it is run, with
 * what it names of its module.
 */
async function evaluate<Value>(expression: NodePath, code: string, file: string): Promise<Value> {
  const { confident, value } = expression.evaluate();
  if (confident) return value;

  const named = new Set<NodePath>();
  const addNamed = (path: NodePath): void =>
    path.traverse({
      Identifier({ node, scope }) {
        const declaration = scope.getProgramParent().getOwnBinding(node.name)?.path;
        if (!declaration || named.has(declaration)) return;
        named.add(declaration);
        addNamed(declaration);
      },
    });
  addNamed(expression);
  const textOf = ({ node: { start, end } }: NodePath) => code.slice(start ?? 0, end ?? 0);
  const source = [...named]
    .sort((one, other) => (one.node.start ?? 0) - (other.node.start ?? 0))
    .map((path) => {
      const imported = path.parentPath?.isImportDeclaration() ? path.parent : null;
      if (types.isImportDeclaration(imported))
        return `import { ${textOf(path)} } from '${imported.source.value}';`;
      return textOf(path.getStatementParent() ?? path);
    });
  return runModule(file, `${source.join('\n')}\nexport default ${textOf(expression)};`);
}

/** Sources of the modules that `runModule` has run, by their addresses. */
const sources = new Map<string, string>();

registerHooks({
  load(url, context, next) {
    const source = sources.get(url);
    return source === undefined
      ? next(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/**
 * The default export of a source that stands in place of `file`. Node runs it, with what it imports: styles import from `.ts`
 * files and packages alone. Vite's runner takes a fourth more of the build's processor time, and gives up after a minute when a
 * slow machine is busy with other modules.
 */
async function runModule<Value>(file: string, source: string): Promise<Value> {
  const url = `${pathToFileURL(file).href}?styles=${sources.size}`;
  sources.set(url, source);
  const module: { default: Value } = await import(url);
  return module.default;
}

/** Rules as the style elements that `RendererProvider` takes over, by `forEachRule.ts`. */
function draw(rules: Iterable<Rules>): string {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce: '__CSP_NONCE__' } });
  for (const each of rules) renderer.insertCSSRules(separate(each));
  return renderToStaticMarkup(createElement(Fragment, null, renderToStyleElements(renderer)));
}
