/** Call before something is opened over the page; gives what brings the focus back to where it was once that is gone. */
export function returnsTo(): () => void {
  const opener = document.activeElement;
  return () => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
