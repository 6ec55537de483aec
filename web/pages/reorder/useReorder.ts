import { useMemo, useState } from 'react';
import { graphql } from 'react-relay';
import type { useReorderMutation } from '../../__generated__/useReorderMutation.graphql.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { focusRefused } from '../../ui/form/focusRefused.ts';
import { present } from '../../ui/list/present.ts';
import { useLocation } from 'react-router-dom';
import { accountOf } from '../../shell/session/accountOf.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { useStateThroughReload } from '../../ui/useStateThroughReload.ts';
import { noEdits, readEdits, writeEdits } from './keptEdits.ts';
import { toLineState, type Edit, type LineResult, type LineState, type ReorderLine } from './lineStates.ts';

/** Lines that are added by one request, as on the order desk. */
const linesAtOnce = 1000;

/** The lines that the last press put into a cart. */
export type Added = { lines: number; pieces: number; refused: number; type: CartType };

/** The choice of lines and quantities, and how to add them to a cart. */
export function useReorder(
  lines: readonly { key: string; line: ReorderLine }[],
  { type, areWanted, onAdded }: { type: CartType; areWanted: boolean; onAdded?: (() => void) | undefined },
) {
  const { pathname, search } = useLocation();
  const list = `reorder:${accountOf(useSession())}:${pathname}${search}`;
  const [edits, setEdits] = useStateThroughReload(list, noEdits, { read: readEdits, write: writeEdits });
  const [added, setAdded] = useState<Added | null>(null);
  const [write, isAdding] = useCartWrite<useReorderMutation>(
    graphql`
      mutation useReorderMutation($input: AddLinesInput!) {
        addLines(input: $input) {
          ... on AddLinesPayload @alias(as: "payload") {
            lines {
              index
              code
              qty
              missingQty
              message
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { remembers: list },
  );
  const states = useMemo(
    () => lines.map(({ key, line }) => toLineState(key, line, { edit: edits.get(key), areWanted })),
    [lines, edits, areWanted],
  );
  const wanted = states.filter(({ isWanted }) => isWanted);

  const change = (keys: readonly string[], edit: Edit) =>
    setEdits((before) => {
      const after = new Map(before);
      for (const key of keys) after.set(key, { ...before.get(key), result: null, ...edit });
      return after;
    });

  const showResults = (part: readonly LineState[], results: readonly (LineResult & { index: number })[]) =>
    setEdits((before) => {
      const after = new Map(before);
      for (const { index, ...result } of results) {
        const state = part[index];
        // A line that is in the cart is not added by the next press again.
        if (state) after.set(state.key, { ...before.get(state.key), result, isWanted: result.qty === 0 });
      }
      return after;
    });

  const add = async () => {
    if (isAdding || focusRefused(document.querySelector('main'))) return;
    const all: LineResult[] = [];
    for (let start = 0; start < wanted.length; start += linesAtOnce) {
      const part = wanted.slice(start, start + linesAtOnce);
      const input = part.map(({ line, pieces, chosen }) => ({
        number: line.number,
        qty: pieces,
        article: chosen?.article.id ?? null,
      }));
      const { payload } = await write({ lines: input, type, roundUp: true });
      // The failure is notified; the lines that are left are still checked.
      if (!payload) break;
      const results = present(payload.lines).map(({ missingQty, message, ...result }) => ({
        ...result,
        missingQty: missingQty ?? null,
        message: message ?? null,
      }));
      showResults(part, results);
      all.push(...results);
    }
    const inCart = all.filter(({ qty }) => qty > 0);
    if (all.length > 0)
      setAdded({
        lines: inCart.length,
        pieces: inCart.reduce((sum, { qty }) => sum + qty, 0),
        refused: all.length - inCart.length,
        type,
      });
    // The pieces that are in the cart now count against what is available.
    if (inCart.length > 0) onAdded?.();
  };

  return { list, states, wanted, added, isAdding, change, add: () => void add() };
}

export type Reorder = ReturnType<typeof useReorder>;
