import { Caption1, Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  WikiUploadMutation,
  WikiUploadMutation$data,
} from '../../__generated__/WikiUploadMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FileDrop } from '../../ui/files/FileDrop.tsx';

const useStyles = makeStyles({
  upload: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
  },
});

type Uploaded = NonNullable<NonNullable<WikiUploadMutation$data['uploadWikiFile']>['payload']>;

/** Uploads a file of the knowledge base and gives its address (WIKI-06, GAP-152). */
export function WikiUpload(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [write, isUploading] = useWrite<WikiUploadMutation>(graphql`
    mutation WikiUploadMutation($input: UploadWikiFileInput!) {
      uploadWikiFile(input: $input) {
        ... on UploadWikiFilePayload @alias(as: "payload") {
          filename
          filepath
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const upload = async (file: File): Promise<void> => {
    setUploaded(null);
    setShare(0);
    const { payload } = await write(
      // In the variables it only holds the place that the multipart request puts it in.
      { file },
      {
        uploadables: { 'input.file': file },
        onProgress: (sent) => setShare(sent < 1 ? sent : null),
      },
    );
    setUploaded(payload);
    if (payload?.filename) announce(toSentences([t('WIKI.UPLOAD.DONE'), payload.filename]));
  };
  const { filename, filepath } = uploaded ?? {};
  return (
    <Disclosure summary={t('WIKI.UPLOAD')}>
      <div className={styles.upload}>
        <FileDrop
          label={t('WIKI.UPLOAD')}
          chooseLabel={t('WIKI.UPLOAD.CHOOSE')}
          hint={t('WIKI.UPLOAD.HINT')}
          accept=""
          onFile={(file) => void upload(file)}
          progress={isUploading ? { share, label: t('WIKI.UPLOAD.SENDING') } : null}
        />
        {filepath ? (
          <Caption1>
            {t('WIKI.UPLOAD.DONE')}{' '}
            <CopyableNumber value={new URL(filepath, location.origin).href}>
              <Link href={filepath} target="_blank" rel="noopener">
                {filename ?? filepath}
              </Link>
            </CopyableNumber>
          </Caption1>
        ) : null}
      </div>
    </Disclosure>
  );
}
