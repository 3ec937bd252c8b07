import { Administration } from '../club/administration';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { book, cancelBooking } from '../club/reservations';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, median, ms, table } from './benchmark';
import { type Engine, onEachEngine } from './engines';
import { type OpenPage, openPage } from './open-pages';

const PAGES = 500;
/** The maximum that the server allows. */
const PAGES_PER_MEMBER = 10;
const BOOKINGS = 20;
const DATE = { index: 4, formattedDate: '2026-11-23' };

async function openPages(club: RunningClub): Promise<OpenPage[]> {
  const administration = await Administration.of(club);
  const pages: OpenPage[] = [];
  while (pages.length < PAGES) {
    const member = await administration.callerOf(await administration.enrol('Igrač', `Igrački ${pages.length}`));
    for (let n = 0; n < PAGES_PER_MEMBER; n += 1) pages.push(await openPage(member));
  }
  return pages;
}

const freeSlots = async (member: HttpMember): Promise<number[]> => {
  const slots = await member.ask<{ id: number; statusD: string }[]>('GET', 'get-all-termins');
  return slots.filter(({ statusD }) => statusD === 'FREE').map(({ id }) => id);
};

/**
 * Milliseconds from the click to the changed cell, for every page and every booking, and to the response of the caller.
 */
async function measure({ label, settings }: Engine): Promise<string[]> {
  const club = await startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...settings });
  try {
    const pages = await openPages(club);
    const ana = await signInByHttp(club.url, 'ana');
    const [slot] = await freeSlots(ana);
    if (slot === undefined) throw new Error('The grid has no free slot.');
    const change = async (act: () => Promise<unknown>): Promise<{ others: number[]; own: number }> => {
      const shown = pages.map((page) => page.shown());
      const began = performance.now();
      await act();
      const own = performance.now() - began;
      return { others: (await Promise.all(shown)).map((at) => at - began), own };
    };
    const took = { others: [] as number[], own: [] as number[] };
    const cell = { id: slot, ...DATE };
    for (let n = 0; n <= BOOKINGS; n += 1) {
      const booked = await change(() => book(ana, cell));
      await change(() => cancelBooking(ana, cell));
      // The first round is the warm-up.
      if (n > 0) took.others.push(...booked.others);
      if (n > 0) took.own.push(booked.own);
    }
    for (const page of pages) page.close();
    const sorted = took.others.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return [label, ms(median(took.own)), ms(median(sorted)), ms(p95), ms(sorted.at(-1) ?? Number.NaN)];
  } finally {
    await club.discard();
  }
}

export const live: Benchmark = {
  name: 'live',
  title: `A booking reaches ${PAGES} open pages`,
  aim: 'the cell of every other page at most 100 ms after the press at p95',
  run: async () => {
    const rows = await onEachEngine(measure);
    return `${table(['engine', 'own answer, median', 'other pages, median', 'p95', 'slowest'], rows)}

${PAGES} pages of ${PAGES / PAGES_PER_MEMBER} members, each with its event stream, in one other process on the same two cores; ${BOOKINGS} bookings one
after another. Counted from the press until a page has all the bytes that it shows the cell from.`;
  },
};
