// @ts-check
/**
 * The examples above GraphiQL: a menu of all, "Next" for the next one, values that one answer gives to the variables of
 * the next examples, and the cost and calls of the last answer.
 *
 * @import { Example, ExampleGroup } from '../examples.ts'
 */

/**
 * The parts of the Monaco editor that are used here.
 *
 * @typedef {{
 *   uri: { path: string },
 *   getFullModelRange(): object,
 *   pushEditOperations(before: null, edits: { range: object, text: string }[], after: () => null): void,
 * }} TextModel
 */

/** @typedef {{ headers: Record<string, string>, groups: ExampleGroup[] }} Examples */

import { read, valuesOf, variablesOf } from './carry.js';

const files = '/graphql/graphiql/';

/** @type {Promise<Examples>} */
const loading = fetch(`${files}examples.json`).then((answer) => answer.json());

Object.assign(globalThis, {
  MonacoEnvironment: {
    // Gives us the editors' texts.
    globalAPI: true,
    getWorkerUrl: (/** @type {string} */ _module, /** @type {string} */ label) => `${files}${label}.js`,
  },
});

const { headers, groups } = await loading;
const examples = groups.flatMap((group) => group.examples);
await import(`${files}graphiql.js`);

/** @param {string} id */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
}

/**
 * The name of the example that was opened last, and the values that answers gave, by variable.
 *
 * @type {{ name: string | undefined, carried: Record<string, unknown> }}
 */
const state = { name: examples[0]?.name, carried: {} };

const freshKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((random) => random.toString(36)).join('');

/**
 * The variables of an example, as the editor shows them.
 *
 * @param {Example} example
 */
function textOf(example) {
  const filled = variablesOf(example, state.carried, freshKey);
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled, null, 2);
}

/**
 * Replaces the text of an editor; Ctrl+Z brings it back.
 *
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  /** @type {TextModel[]} */
  const models = Object(globalThis).monaco.editor.getModels();
  const model = models.find(({ uri }) => uri.path.endsWith(file));
  model?.pushEditOperations(null, [{ range: model.getFullModelRange(), text }], () => null);
}

/** The example after the one that is open; at first, the first of all. */
const following = () => examples[examples.findIndex(({ name }) => name === state.name) + 1];

/** Shows which example is open, and the next. */
function showPlace() {
  part('current').textContent = state.name ?? '';
  const next = following();
  part('next').hidden = !next;
  part('next').textContent = `Next: ${next?.name}`;
  for (const button of part('examples').querySelectorAll('button'))
    button.toggleAttribute('aria-current', button.textContent === state.name);
}

/** @param {Example} example */
function open(example) {
  write('operation.graphql', example.query);
  write('variables.json', textOf(example));
  state.name = example.name;
  showPlace();
  part('examples').hidePopover();
}

for (const { title, examples: ofGroup } of groups) {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ol');
  for (const example of ofGroup) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = example.name;
    button.addEventListener('click', () => open(example));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  section.append(heading, list);
  part('examples').append(section);
}
part('next').addEventListener('click', () => {
  const next = following();
  if (next) open(next);
});

/**
 * Shows what an answer took, and keeps what later examples need of it.
 *
 * @param {string} name of the operation
 * @param {unknown} answer
 */
function take(name, answer) {
  const values = valuesOf(
    examples.find((one) => one.name === name),
    answer,
  );
  Object.assign(state.carried, values);
  const missing = Object.keys(values).filter((variable) => values[variable] === null);
  const estimate = read(answer, 'extensions.cost.estimate');
  const budget = read(answer, 'extensions.cost.budget');
  const calls = read(answer, 'extensions.upstream');
  const parts = missing.length === 0 ? [] : [`Nothing for ${missing.map((one) => `$${one}`).join(', ')}`];
  if (estimate !== undefined) parts.push(`Cost ${estimate} of ${budget}`);
  if (Array.isArray(calls)) {
    const names = calls.map((call) => String(read(call, 'operationId')));
    parts.push(`${names.length} ${names.length === 1 ? 'call' : 'calls'}: ${names.join(', ')}`);
  }
  part('status').textContent = part('status').title = parts.join(' · ');
}

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await send(input, init);
  try {
    const { operationName } = JSON.parse(String(init?.body));
    if (operationName !== 'IntrospectionQuery') take(operationName, await response.clone().json());
  } catch {
    // Neither JSON there nor here: there is nothing to show.
  }
  return response;
};

const [first] = examples;
const firstTab = { query: first?.query ?? '', variables: first ? textOf(first) : '' };
/**
 * Where GraphiQL keeps its tabs: they may hold passwords, so they end with the page. An earlier one has kept them for longer.
 *
 * @type {Map<string, string>}
 */
const texts = new Map();
for (const name of Object.keys(localStorage)) if (name.startsWith('graphiql:')) localStorage.removeItem(name);
sessionStorage.removeItem('examples');
showPlace();
Object(globalThis).YogaGraphiQL.renderYogaGraphiQL(part('root'), {
  additionalHeaders: headers,
  shouldPersistHeaders: false,
  defaultEditorToolsVisibility: 'variables',
  defaultTabs: [firstTab],
  storage: {
    getItem: (/** @type {string} */ name) => texts.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void texts.set(name, text),
    removeItem: (/** @type {string} */ name) => void texts.delete(name),
    clear: () => texts.clear(),
  },
  // Without it the text is written to the page's address.
  onEditQuery: () => {},
  title: 'GraphiQL · parts portal',
});
