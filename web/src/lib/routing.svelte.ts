/** Which page this is. Addresses are real paths; the server answers each with the same document. */

export type Route =
  | { page: 'home' }
  | { page: 'join'; token: string }
  | { page: 'table'; id: string }
  | { page: 'builder'; system: string; table: string; being: string }
  | { page: 'compendium'; system: string; kind: string; id: string }
  | { page: 'lost' };

export function parse(path: string): Route {
  try {
    return route(path.split('/').filter(Boolean).map(decodeURIComponent));
  } catch {
    // Such as %E0: no text at all.
    return { page: 'lost' };
  }
}

function route([first, second, rest, more, beyond]: string[]): Route {
  if (first === undefined) return { page: 'home' };
  if (first === 'builder' && second !== undefined && beyond === undefined)
    return { page: 'builder', system: second, table: rest ?? '', being: more ?? '' };
  if (first === 'compendium' && second !== undefined && beyond === undefined) return { page: 'compendium', system: second, kind: rest ?? '', id: more ?? '' };
  if (rest === undefined && second !== undefined) {
    if (first === 'join') return { page: 'join', token: second };
    if (first === 'table') return { page: 'table', id: second };
  }
  return { page: 'lost' };
}

class Routing {
  route = $state<Route>(parse(location.pathname));

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
  }

  /** Follow the browser's back and forward buttons and plain clicks on our own links. */
  listen(): () => void {
    const back = () => {
      this.route = parse(location.pathname);
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== location.origin || link.target || link.hash || link.hasAttribute('download')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export const routing = new Routing();
