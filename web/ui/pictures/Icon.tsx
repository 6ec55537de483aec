import type { ReactElement } from 'react';

/** Names of the drawings in `icons.svg`. */
export type IconName =
  | 'arrow-download'
  | 'arrow-repeat-all'
  | 'book-open'
  | 'bookmark'
  | 'box-arrow-left'
  | 'box-dismiss'
  | 'box-search'
  | 'building-factory'
  | 'calendar-ltr'
  | 'calendar-today'
  | 'cart'
  | 'chat-help'
  | 'checkmark'
  | 'chevron-left'
  | 'chevron-right'
  | 'column-triple'
  | 'dismiss'
  | 'document-text'
  | 'filter'
  | 'filter-add'
  | 'grid'
  | 'history'
  | 'megaphone'
  | 'more-horizontal'
  | 'navigation'
  | 'pause'
  | 'person-circle'
  | 'play'
  | 'receipt'
  | 'search'
  | 'star'
  | 'table'
  | 'vehicle-car'
  | 'vehicle-ship'
  | 'weather-sunny';

/** An icon of the frame or of a page that users open first; the page brings its drawing (`web/vite/inlineIcons.ts`). */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
