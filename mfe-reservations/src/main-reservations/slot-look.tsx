import {
  FreeIcon,
  MaintenanceIcon,
  OwnIcon,
  PassedIcon,
  ScheduleIcon,
  TakenIcon,
  UnknownIcon,
} from '@club/shared/icons';
import type { Tone } from '@club/shared/theme';
import type { ComponentType } from 'react';
import type { SlotKind } from './slot-state';

interface SlotLook {
  readonly Icon: ComponentType<{ fontSize?: 'small' | 'medium'; 'aria-hidden'?: boolean }>;
  readonly tone: Tone;
}

/** Colour and icon of each state; the colour adds no information to icon and text. */
export const SLOT_LOOKS: Readonly<Record<SlotKind, SlotLook>> = {
  free: { Icon: FreeIcon, tone: 'free' },
  unopened: { Icon: ScheduleIcon, tone: 'unknown' },
  own: { Icon: OwnIcon, tone: 'own' },
  taken: { Icon: TakenIcon, tone: 'taken' },
  maintenance: { Icon: MaintenanceIcon, tone: 'maintenance' },
  past: { Icon: PassedIcon, tone: 'taken' },
  unknown: { Icon: UnknownIcon, tone: 'unknown' },
};
