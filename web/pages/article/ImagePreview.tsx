import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnToPage } from '../../ui/dialogs/useReturnToPage.ts';

const useStyles = makeStyles({
  surface: { inlineSize: 'min(1648px, calc(100vw - 32px))', maxInlineSize: 'none' },
  content: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    overflow: 'hidden',
  },
  image: {
    flexGrow: 1,
    minInlineSize: 0,
    blockSize: 'min(1600px, calc(100vh - 160px))',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundSize: 'contain',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
});

/** A picture that can be enlarged, in the size of the page and in the largest. */
export type PreviewImage = {
  readonly key: string;
  readonly label: string;
  readonly middle: string;
  readonly large: string;
};

type Props = {
  isOpen: boolean;
  onClose: () => void;
  images: readonly PreviewImage[];
  chosenKey: string;
  onChoose: (key: string) => void;
};

/** A picture as large as the screen allows, with the arrows (also the keyboard's) for the others (ART-05). */
export function ImagePreview({ isOpen, onClose, images, chosenKey, onChoose }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  useReturnToPage(isOpen);
  const index = images.findIndex(({ key }) => key === chosenKey);
  const chosen = images[index];
  if (!chosen) return null;

  const go = (step: number) => {
    const next = images[(index + step + images.length) % images.length];
    if (next) onChoose(next.key);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DialogSurface className={styles.surface} onKeyDown={onKeyDown}>
        <DialogBody>
          <DialogTitle
            action={
              <DialogTrigger action="close" disableButtonEnhancement>
                <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={t('CLOSE')} />
              </DialogTrigger>
            }
          >
            {chosen.label}
          </DialogTitle>
          <DialogContent className={styles.content}>
            {images.length > 1 ? (
              <Button
                appearance="subtle"
                icon={<ChevronLeft24Regular />}
                aria-label={t('ARTICLE.PREVIOUS_IMAGE')}
                onClick={() => go(-1)}
              />
            ) : null}
            <img
              key={chosen.key}
              className={styles.image}
              src={chosen.large}
              // The smaller size is here already: it shows until the large one is.
              style={{ backgroundImage: `url("${chosen.middle}")` }}
              alt={chosen.label}
            />
            {images.length > 1 ? (
              <Button
                appearance="subtle"
                icon={<ChevronRight24Regular />}
                aria-label={t('ARTICLE.NEXT_IMAGE')}
                onClick={() => go(1)}
              />
            ) : null}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
