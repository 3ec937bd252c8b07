import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// The first test of a file waits until its screen is compiled: on a busy machine longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// React records where each element was created, for its warnings, up to a limit per second; that takes a tenth of the
// tests' processor time. Here the limit is reached from the start, so warnings lack this information.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

// jsdom declares these, but does not implement them. Since 2026 browsers answer every way of scrolling with a promise, which
// React would take for the clean-up of an effect that returns it.
window.scrollTo = async () => undefined;
// Without a layout nothing changes its size.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= async () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
