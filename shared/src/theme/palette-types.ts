import type { ClubGround } from '@club/shared/domain';
import '@mui/material/styles';

/** One meaning of a colour: `main` for text and icon, `soft` for the ground below it, `line` for its border. */
export interface StatusColour {
  main: string;
  soft: string;
  line: string;
}

/** What a status colour means, everywhere in the suite: free or up, own or stays, taken or down, maintenance, unknown. */
export type Tone = 'free' | 'own' | 'taken' | 'maintenance' | 'unknown';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Record<Tone, StatusColour> {
    /** Ground of white words that nobody may overlook, by day and by night. */
    alarm: string;
    /** The club's own ground of white words, by day and by night. */
    ground: ClubGround;
  }
  interface PaletteOptions extends Partial<Record<Tone, StatusColour>> {
    alarm?: string;
    ground?: ClubGround;
  }
}
