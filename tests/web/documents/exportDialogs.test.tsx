import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ArticleExportDialog } from '../../../web/pages/downloads/ArticleExportDialog.tsx';
import { RangeExportDialog } from '../../../web/pages/invoices/RangeExportDialog.tsx';
import { downloads } from '../../../web/shell/downloads/downloadList.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { serveHere } from '../support/serveHere.ts';

const close = vi.fn();
const exports: [name: string, dialog: ReactElement, labels: Record<string, RegExp>][] = [
  [
    'of articles',
    <ArticleExportDialog key="articles" isOpen onClose={close} isNextPrice={false} config={null} />,
    {
      language: /^Language of the file/,
      'config.format': /^Format/,
      'fields.0.visibleName': /^Heading of column 1/,
    },
  ],
  [
    'of documents',
    <RangeExportDialog key="documents" isOpen onClose={close} title="Invoices" type="merged-invoices" />,
    { until: /^Until/, 'config.format': /^Format/ },
  ],
];

test.each(exports)(
  'DOC-20 what the server says of an export %s stands at its fields',
  async (_, dialog, labels) => {
    // The export of articles needs a column.
    localStorage.setItem('columns:article-export', '["stock"]');
    await renderScreen(dialog);
    const fields = Object.keys(labels).map((field) => ({ field, message: `Wrong: ${field}` }));
    await serveHere(() => ({ status: 400, body: JSON.stringify({ code: 'INVALID_INPUT', fields }) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    for (const [field, label] of Object.entries(labels)) {
      await screen.findByText(`Wrong: ${field}`);
      expect([field, screen.getByLabelText(label).getAttribute('aria-invalid')]).toEqual([field, 'true']);
    }
    await waitFor(() => expect(downloads.read()).toEqual([]));
    expect(close).not.toHaveBeenCalled();
    expectConsoleErrors(/400/);
  },
);
