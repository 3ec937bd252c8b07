import type { ClubGround } from '@club/shared/domain';
import '@mui/material/styles';

/** The shades of a status colour: `main` for text and icon, `soft` for the background, `line` for the border. */
export interface StatusColour {
  main: string;
  soft: string;
  line: string;
}

/**
 * The meanings of a status colour, everywhere in the suite: free or up, own or stays, taken or down, maintenance,
 * unknown.
 */
export type Tone = 'free' | 'own' | 'taken' | 'maintenance' | 'unknown';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Record<Tone, StatusColour> {
    /** Background for a warning in white text, in the light and dark scheme. */
    alarm: string;
    /** Background of a bar's track, a choice or a picture's place. Use `divider` for lines: higher contrast darkens it. */
    track: string;
    /** The club's own background for white text, in the light and dark scheme. */
    ground: ClubGround;
  }
  interface PaletteOptions extends Partial<Record<Tone, StatusColour>> {
    alarm?: string;
    track?: string;
    ground?: ClubGround;
  }
}
