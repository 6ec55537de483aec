import { Caption1, Combobox, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { useState, type ReactElement, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useArticleSelect } from '../../../parts/article/useArticleSelect.ts';
import { isTakenBack } from '../../../ui/form/isTakenBack.ts';

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  number: { fontWeight: tokens.fontWeightSemibold },
  description: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  /** The chosen number; empty for none. */
  value: string;
  onChoose: (articleName: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The number of the article to claim: chosen from those that match, or typed whole, because the catalog may no longer
 * have what was bought.
 */
export function ArticleField({ value, onChoose, error, ref }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  const { articles, isSearching } = useArticleSelect(typed === value ? '' : typed);
  const take = (text: string) => {
    const name = text.trim();
    setTyped(name);
    if (name !== value) onChoose(name);
  };
  return (
    <Field label={t('CLAIM.ARTICLE')} required hint={t('CLAIM.ARTICLE.HINT')} validationMessage={error}>
      <Combobox
        ref={ref}
        freeform
        clearable
        // There is nothing to open before something is typed.
        expandIcon={null}
        autoComplete="off"
        style={{ minInlineSize: 0 }}
        value={typed}
        selectedOptions={value === '' ? [] : [value]}
        open={isOpen && (articles !== null || isSearching)}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
        }}
        onBlur={() => take(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // With articles to choose from, Fluent takes the marked one.
          if (isOpen && articles?.length && event.currentTarget.hasAttribute('aria-activedescendant')) return;
          // Enter takes the number; it does not leave the step.
          event.preventDefault();
          setIsOpen(false);
          take(typed);
        }}
        onOptionSelect={(event, { optionText = '' }) => {
          if (isTakenBack(event)) return;
          setIsOpen(false);
          take(optionText);
        }}
      >
        {articles?.flatMap((article) =>
          article.name ? (
            <Option key={article.id} value={article.name} text={article.name}>
              <span className={styles.option}>
                <span className={styles.number}>{article.name}</span>
                <Caption1 className={styles.description}>{article.description}</Caption1>
              </span>
            </Option>
          ) : (
            []
          ),
        )}
        {articles?.length ? null : (
          <Option key="note" value="" text={typed} disabled>
            {isSearching ? t('CART.ARTICLE.SEARCHING') : t('CART.ARTICLE.NONE')}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
