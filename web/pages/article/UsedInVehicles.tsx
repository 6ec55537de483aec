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
          {vehicles.map((make) => (
            <AccordionItem key={make.name} value={make.name}>
              <AccordionHeader as="h3">{make.name}</AccordionHeader>
              <AccordionPanel>
                <Accordion multiple collapsible>
                  {make.models.map((model) => (
                    <AccordionItem key={model.name} value={model.name}>
                      <AccordionHeader as="h4" size="small">
                        {model.name}
                      </AccordionHeader>
                      <AccordionPanel>
                        <VariantsTable label={`${make.name} ${model.name}`} variants={model.variants} />
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
