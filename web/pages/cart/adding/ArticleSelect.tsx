import { Caption1, Combobox, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requiredRule } from '../../../ui/form/requiredRule.ts';
import { plainNumber } from '../../../parts/search/readNumber.ts';
import type { AddRowFields } from './AddRowFields.ts';
import { useArticleSelect } from '../../../parts/article/useArticleSelect.ts';
import { dash } from '../../../ui/values/dash.ts';
import { isTakenBack } from '../../../ui/form/isTakenBack.ts';

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  number: { fontWeight: tokens.fontWeightSemibold },
  description: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  form: UseFormReturn<AddRowFields>;
  /** Called when an article was chosen from the list. */
  onChosen: () => void;
};

/**
 * Chooses an article by a part of its number or description, from three letters on (CART-27, CART-31 to CART-33). Who types the
 * whole number and goes on before the list is there has chosen as well.
 */
export function ArticleSelect({ form, onChosen }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({
    control: form.control,
    name: 'article',
    rules: { validate: requiredRule(t, 'select') },
  });
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const isChosen = chosen?.name === typed;
  const { articles, isSearching } = useArticleSelect(isChosen ? '' : typed);
  const hasNews = articles !== null || isSearching;
  const [isLeft, setIsLeft] = useState(false);
  const named = articles?.filter(({ name }) => name && plainNumber(name) === plainNumber(typed)) ?? [];
  const meant = isLeft && !chosen && named.length === 1 ? named[0] : undefined;
  useEffect(() => {
    if (meant) form.setValue('article', meant, { shouldValidate: true });
  }, [form, meant]);

  return (
    <Field
      label={t('CART.ARTICLE')}
      required
      hint={t('CART.ARTICLE.HINT')}
      validationMessage={fieldState.error?.message ?? null}
    >
      <Combobox
        ref={ref}
        freeform
        clearable
        // There is nothing to open before something is typed.
        expandIcon={null}
        autoComplete="off"
        value={typed}
        selectedOptions={chosen ? [chosen.id] : []}
        open={isOpen && hasNews}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        onFocus={() => setIsLeft(false)}
        onBlur={() => {
          // A text that is not an article yet leaves the form's value as it was.
          if (typed.trim() !== '') void form.trigger('article');
          setIsLeft(true);
        }}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
          if (chosen) onChange(null);
        }}
        onOptionSelect={(event, { optionValue, optionText = '' }) => {
          if (isTakenBack(event)) return;
          setTyped(optionText);
          onChange(articles?.find(({ id }) => id === optionValue) ?? null);
          onChosen();
        }}
      >
        {articles?.map((article) => (
          <Option key={article.id} value={article.id} text={article.name ?? dash}>
            <span className={styles.option}>
              <span className={styles.number}>{article.name ?? dash}</span>
              <Caption1 className={styles.description}>{article.description}</Caption1>
            </span>
          </Option>
        ))}
        {hasNews && !articles?.length ? (
          <Option key="note" value="" text={typed} disabled>
            {isSearching ? t('CART.ARTICLE.SEARCHING') : t('CART.ARTICLE.NONE')}
          </Option>
        ) : null}
      </Combobox>
    </Field>
  );
}
