import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } });

/** A document's number or a date: short, with a digit, and with a hyphen, at which a browser would break the line. */
const number = /^(?=.*\d)(?=.*-).{1,20}$/;

/** A text whose document numbers and dates stay on one line. */
export function KeepNumbers({ text }: { text: string }): ReactElement {
  const styles = useStyles();
  const parts = text.includes('-') ? text.split(/(\S*-\S*)/) : [text];
  return (
    <>
      {parts.map((part, place) =>
        number.test(part) ? (
          <span key={place} className={styles.number} translate="no">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
