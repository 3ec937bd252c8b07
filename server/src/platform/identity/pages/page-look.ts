/** What the sign-in pages show of whoever runs the product. */
export interface PageLook {
  readonly name: string;
  /** A line below the name. */
  readonly motto: string;
  /** What one comes here for, in a sentence. */
  readonly about: string;
  /** Buttons. White words stand on it, as on `dark`. */
  readonly main: string;
  readonly dark: string;
  /** Links on a dark ground. */
  readonly night: string;
  /** Where the coloured part is lightest, and where it ends. */
  readonly glow: string;
  readonly end: string;
  /** Address of a picture on this server, instead of the racket. */
  readonly logo?: string;
}

/** What every page stands in. */
export interface PageFrame {
  /** Where the product's own front page is. */
  readonly home: string;
  readonly look: PageLook;
}
