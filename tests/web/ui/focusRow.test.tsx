import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { rowFocusAttribute, useNextRowFocus } from '../../../web/ui/list/useNextRowFocus.ts';

const parts = ['OC 90', 'OC 91', 'OC 92'];

/** Rows that their button removes. */
function Rows({ areLinks }: { areLinks: boolean }): ReactElement {
  const [ids, setIds] = useState(parts);
  const leave = useNextRowFocus(useMemo(() => ids, [ids]));
  return (
    <table>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <td>
              <button
                type="button"
                {...{ [rowFocusAttribute]: id }}
                onClick={() => {
                  leave(id);
                  setIds(ids.filter((other) => other !== id));
                }}
              >
                Remove {id}
              </button>
            </td>
            <th scope="row">{areLinks ? <a href={`/${id}`}>{id}</a> : id}</th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const focused = () => document.activeElement?.textContent;
const remove = async (id: string) => {
  const button = screen.getByRole('button', { name: `Remove ${id}` });
  button.focus();
  await act(async () => fireEvent.click(button));
};

test.each([true, false])(
  'a row that goes hands the focus to the name of the next one, not to what removes it: is a link %s',
  async (areLinks) => {
    render(<Rows areLinks={areLinks} />);
    await remove('OC 90');
    expect(focused()).toBe('OC 91');
    // The Enter that removed it may still be held.
    const name = document.activeElement ?? document.body;
    expect(fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true);
    await remove('OC 92');
    expect(focused()).toBe('OC 91');
  },
);
