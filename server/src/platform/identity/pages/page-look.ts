/** The club's look on the sign-in pages. */
export interface PageLook {
  readonly name: string;
  /** A line below the name. */
  readonly motto: string;
  /** The purpose of the product, in a sentence. */
  readonly about: string;
  /** Buttons. White text is placed on it, as on `dark`. */
  readonly main: string;
  readonly dark: string;
  /** Links on a dark background. */
  readonly night: string;
  /** The lightest colour of the coloured part, and the one at its end. */
  readonly glow: string;
  readonly end: string;
  /** Address of a picture on this server, instead of the racket. */
  readonly logo?: string;
}

/** The common frame of all pages. */
export interface PageFrame {
  /** Address of the product's home page. */
  readonly home: string;
  readonly look: PageLook;
}
