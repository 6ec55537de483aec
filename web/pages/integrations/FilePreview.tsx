import { Button, makeStyles, MessageBarBody, Spinner, tokens } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../../ui/loading/loadOnIntent.ts';
import type { FileWarehouse } from './fileContents.ts';
import { fileWarnings } from './fileWarnings.ts';
import { FormSection } from './FormSection.tsx';
import type { IntegrationFields } from './IntegrationFields.ts';
import { Notice } from '../../ui/notices/Notice.tsx';

const loadSample = async () => ({ default: (await import('./SampleFile.tsx')).SampleFile });
const SampleFile = lazy(loadSample);
const intent = loadOnIntent(loadSample);

const useStyles = makeStyles({
  button: { alignSelf: 'start' },
  warnings: { display: 'grid', rowGap: tokens.spacingVerticalS },
});

type Props = { settings: IntegrationFields; warehouses: readonly FileWarehouse[] };

/** A preview of the file before its first upload, with warnings about what its reader may not understand. */
export function FilePreview({ settings, warehouses }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = () => {
    setIsOpen(true);
    // The button goes; what follows it saves the form.
    heading.current?.focus();
  };
  return (
    <FormSection title={t('INTEGRATION.PREVIEW')} heading={heading}>
      <div className={styles.warnings} role="status">
        {fileWarnings(t, settings, warehouses).map((warning) => (
          <Notice key={warning} intent="warning" layout="multiline">
            <MessageBarBody>{warning}</MessageBarBody>
          </Notice>
        ))}
      </div>
      {isOpen ? (
        <Suspense fallback={<Spinner size="tiny" label={t('LOADING')} />}>
          <SampleFile settings={settings} warehouses={warehouses} />
        </Suspense>
      ) : (
        <Button {...intent} className={styles.button} icon={<Eye20Regular />} onClick={open}>
          {t('INTEGRATION.PREVIEW.SHOW')}
        </Button>
      )}
    </FormSection>
  );
}
