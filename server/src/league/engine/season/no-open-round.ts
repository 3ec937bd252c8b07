import { EngineRefusal } from '../refusal';

/** The refusal of what needs an open round: there is none before the first publication, and after the last round. */
export const noOpenRound = () => new EngineRefusal('NO_OPEN_ROUND', 'Nijedno kolo nije otvoreno.');
