import { Button, makeStyles, MessageBarBody, Spinner, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { PlugConnected20Regular } from '@fluentui/react-icons/svg/plug-connected';
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { IntegrationCard_integration$key } from '../../__generated__/IntegrationCard_integration.graphql.ts';
import { integrationHealth } from '../../parts/integrations/integrationHealth.ts';
import { integrationUrl, newIntegrationUrl } from '../../parts/integrations/integrations.urls.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { dash } from '../../ui/values/dash.ts';
import { rowFocusAttribute } from '../../ui/list/useNextRowFocus.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { useNow } from '../../ui/values/useNow.ts';
import { FailureWords } from './FailureWords.tsx';
import { HealthTag } from './HealthTag.tsx';
import { toConnection, toFields } from './IntegrationFields.ts';
import { placeText } from './placeText.ts';
import { TestResult } from './TestResult.tsx';
import { UploadTime } from './UploadTime.tsx';
import { useRunUpload } from './useRunUpload.ts';
import { useTestConnection } from './useTestConnection.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minInlineSize: 0,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  detail: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginBlockStart: 'auto' },
});

type Props = {
  integration: IntegrationCard_integration$key;
  onDelete: (integration: { id: string; name: string }) => Promise<void>;
};

/** An integration: whether it uploads as it should, where to and when, and what can be done with it (INT-01, INT-04). */
export function IntegrationCard({ integration, onDelete }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment IntegrationCard_integration on Integration {
        id
        dbId
        name
        active
        frequency
        connectionType
        ftpServer
        ftpPort
        ftpSSL
        ftpPathToFolder
        fileName
        lastUploadedAt
        scheduledUploadAt
        ...IntegrationFields_integration
      }
    `,
    integration,
  );
  const { id, dbId, frequency, lastUploadedAt, scheduledUploadAt } = data;
  const name = data.name ?? dbId;
  const health = integrationHealth(data, now);
  const { test, run: testConnection } = useTestConnection();
  const [upload, runUpload] = useRunUpload({ id, name }, lastUploadedAt);
  const isTesting = test?.status === 'testing';
  const isRunning = upload?.status === 'running';
  const startTest = () => void testConnection({ ...toConnection(toFields(data)), integration: id });
  const of = { name };
  const details = [
    { label: t('INTEGRATION.FILE'), value: breakAtParts(placeText(data)) ?? dash },
    {
      label: t('INTEGRATION.FREQUENCY'),
      value: frequency == null ? dash : t('INTEGRATION.EVERY', { count: frequency }),
    },
    { label: t('INTEGRATION.LAST_UPLOAD'), value: <UploadTime value={lastUploadedAt} now={now} /> },
    { label: t('INTEGRATION.NEXT_UPLOAD'), value: <UploadTime value={scheduledUploadAt} now={now} /> },
  ];
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name}>
          <TextLink to={integrationUrl(dbId)} {...{ [rowFocusAttribute]: id }}>
            {name}
          </TextLink>
        </h2>
        <HealthTag state={health.state} />
      </div>
      <dl className={styles.lines}>
        {details.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.detail}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {health.state === 'LATE' ? (
        <Notice intent="error" layout="multiline">
          <MessageBarBody>
            {t('INTEGRATION.LATE_SINCE')} <DateTime value={health.since.toISOString()} precision="minutes" />.{' '}
            {t('INTEGRATION.LATE_HINT')}
          </MessageBarBody>
        </Notice>
      ) : null}
      {upload?.status === 'missing' && upload.before === (lastUploadedAt ?? null) ? (
        <Notice intent="warning" layout="multiline">
          <MessageBarBody>
            {t(missingText(upload.isKnown, lastUploadedAt))}{' '}
            {upload.isKnown && lastUploadedAt ? (
              <DateTime value={lastUploadedAt} precision="minutes" />
            ) : null}
            <FailureWords words={upload.words} />
          </MessageBarBody>
        </Notice>
      ) : null}
      <TestResult test={test} />
      <div className={styles.commands}>
        <Button
          icon={isRunning ? <Spinner size="tiny" /> : <ArrowUpload20Regular />}
          aria-label={t('INTEGRATION.RUN.OF', of)}
          disabledFocusable={isRunning}
          onClick={() => void runUpload()}
        >
          {t(isRunning ? 'INTEGRATION.RUN.RUNNING' : 'INTEGRATION.RUN')}
        </Button>
        <Button
          icon={<PlugConnected20Regular />}
          aria-label={t('INTEGRATION.TEST.OF', of)}
          disabledFocusable={isTesting}
          onClick={startTest}
        >
          {t('INTEGRATION.TEST')}
        </Button>
        <ActionMenu
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={t('INTEGRATION.MORE', of)}
          actions={[
            { key: 'edit', label: t('INTEGRATION.EDIT'), to: integrationUrl(dbId) },
            { key: 'copy', label: t('INTEGRATION.DUPLICATE'), to: newIntegrationUrl(dbId) },
            { key: 'delete', label: t('INTEGRATION.DELETE'), run: () => void onDelete({ id, name }) },
          ]}
        />
      </div>
    </article>
  );
}

/** An address that goes on in the next line after a part of it, not within a word. */
const breakAtParts = (address: string | null): ReactNode =>
  address?.split(/(?<=[/.])/).map((part, place) => (
    <Fragment key={place}>
      <wbr />
      {part}
    </Fragment>
  ));

const missingText = (isKnown: boolean, last: string | null | undefined) => {
  if (!isKnown) return 'INTEGRATION.RUN.UNKNOWN';
  return last ? 'INTEGRATION.RUN.STILL' : 'INTEGRATION.RUN.NONE';
};
