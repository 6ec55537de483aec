import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UsedInVehicles_article$key } from '../../__generated__/UsedInVehicles_article.graphql.ts';
import { VariantsTable } from './VariantsTable.tsx';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  heading: { margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The vehicles an article is used in: make, then model, then a table of its variants (ART-21). Null stands for a list that could not be read. */
export function UsedInVehicles({ article }: { article: UsedInVehicles_article$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { vehicles } = useFragment(
    graphql`
      fragment UsedInVehicles_article on Article {
        vehicles {
          name
          models {
            name
            variants {
              ...VariantsTable_variants
            }
          }
        }
      }
    `,
    article,
  );
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading} className={styles.heading}>
        {t('ARTICLE.USED_IN')}
      </Subtitle2>
      {vehicles?.length ? (
        <Accordion multiple collapsible>
          {present(vehicles).map((make, i) => (
            <AccordionItem key={i} value={i}>
              <AccordionHeader as="h3">{make.name ?? dash}</AccordionHeader>
              <AccordionPanel>
                <Accordion multiple collapsible>
                  {present(make.models).map((model, j) => (
                    <AccordionItem key={j} value={j}>
                      <AccordionHeader as="h4" size="small">
                        {model.name ?? dash}
                      </AccordionHeader>
                      <AccordionPanel>
                        <VariantsTable
                          label={`${make.name ?? dash} ${model.name ?? dash}`}
                          variants={present(model.variants)}
                        />
                      </AccordionPanel>
                    </AccordionItem>
                  ))}
                </Accordion>
              </AccordionPanel>
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        <p className={styles.none}>{vehicles ? t('ARTICLE.NO_VEHICLES') : t('ARTICLE.VEHICLES_FAILED')}</p>
      )}
    </section>
  );
}
