import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first test of a file waits until its screen is compiled, which takes longer than the usual second on a busy
// machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom declares these, but does not implement them.
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
