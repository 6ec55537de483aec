import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { recordConsoleError, takeConsoleErrors } from '../tests/web/support/consoleErrors.ts';
import { stopAnnouncer } from './ui/announce/announce.ts';
import { forgetNotifications, notifications } from './ui/notices/notify.ts';

// relay-test-utils calls the global `jest.fn`.
vi.stubGlobal('jest', vi);

// happy-dom's animations reject when Fluent ends them early; without any Fluent shows things at once.
Reflect.deleteProperty(Element.prototype, 'animate');

// Of a style only the names count where nothing is laid out; happy-dom would match each rule with each element.
CSSStyleSheet.prototype.insertRule = () => 0;

// happy-dom lays nothing out. In a page without a size Fluent sees nothing that could take the focus in a dialog.
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);

// Polling ends as soon as what it waits for is there; a crowded machine may take seconds.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  takeConsoleErrors();
  // The files of a worker share the client's modules.
  forgetNotifications(notifications.read().map(({ key }) => key));
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(recordConsoleError);
});

afterEach(() => {
  cleanup();
  // It is outside of React, and the files of a worker share the page.
  stopAnnouncer();
  vi.restoreAllMocks();
  // Whatever React, Relay or the code complained about, or happy-dom of a failed request, is a defect of the code or of the test.
  expect(takeConsoleErrors(), 'console.error was called').toEqual([]);
});
