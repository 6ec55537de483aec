import { Fragment, useMemo, type ReactElement } from 'react';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { findNumbers } from './findNumbers.ts';
import { useNumberUrl } from './useNumberUrl.ts';

/** Plain text, with its part and order numbers as links. */
export function NumberText({ text }: { text: string }): ReactElement {
  const toUrl = useNumberUrl();
  const found = useMemo(() => findNumbers(text), [text]);
  return (
    <>
      {found.map(({ kind, number, start }, at) => {
        const url = toUrl({ kind, number });
        return (
          <Fragment key={start}>
            {text.slice(found[at - 1]?.end ?? 0, start)}
            {url === null ? (
              number
            ) : (
              <TextLink to={url} isInText>
                {number}
              </TextLink>
            )}
          </Fragment>
        );
      })}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
