import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first test of a file waits until its screen is compiled, on a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

// jsdom knows these, but not what they do.
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
