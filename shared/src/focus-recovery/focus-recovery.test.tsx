import { useConfirm } from '@club/shared/dialogs';
import { renderRoutes } from '@club/shared/testing';
import { PageHeading, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactElement, useState } from 'react';

const PLAYERS = ['Ana', 'Marko', 'Petra'];

/** Rows that are removed by their buttons, at once or after a question, or by somebody else (the end of a transition). */
function List() {
  const [players, setPlayers] = useState(PLAYERS);
  const [isOpen, setOpen] = useState(true);
  const confirm = useConfirm();
  const remove = async (player: string) => setPlayers((all) => all.filter((each) => each !== player));
  const columns = [
    { id: 'name', header: 'Igrač', cell: (player: string) => player },
    {
      id: 'remove',
      header: 'Radnja',
      cell: (player: string) => (
        <>
          <button type="button" onClick={() => void remove(player)}>
            Ukloni {player}
          </button>
          <button type="button" onClick={() => void confirm({ title: 'Sigurno?', act: () => remove(player) })}>
            Pitaj {player}
          </button>
        </>
      ),
    },
  ];
  return (
    <div onTransitionEnd={() => void remove('Ana')}>
      <PageHeading title="Stranica" />
      <SectionCard title="Popis">
        <DataTable caption="Igrači" columns={columns} rows={players} rowKey={(player) => player} empty="Nikoga." />
        <button type="button" disabled={players.length < PLAYERS.length} onClick={() => setPlayers(['Ana'])}>
          Samo prva
        </button>
      </SectionCard>
      {isOpen && (
        <SectionCard title="Sljedeće">
          <button type="button" onClick={() => setOpen(false)}>
            Završi
          </button>
        </SectionCard>
      )}
      <SectionCard title="Kraj">Tekst.</SectionCard>
    </div>
  );
}

const open = (page: ReactElement) => void renderRoutes([{ path: '/', element: page }], { at: '/' });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};
const row = (name: RegExp) => screen.getByRole('row', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

describe('a list', () => {
  beforeEach(() => open(<List />));

  test('a removed row leaves the focus to the next row, the last row to the previous one, the only row to its card', async () => {
    await press('Ukloni Marko');
    await hasFocus(() => row(/^Petra/));
    await press('Ukloni Petra');
    await hasFocus(() => row(/^Ana/));
    await press('Ukloni Ana');
    await hasFocus(() => heading('Popis'));
  });

  test('a row that got the focus is not a Tab stop afterwards', async () => {
    await press('Ukloni Marko');
    await hasFocus(() => row(/^Petra/));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ukloni Petra' })).toHaveFocus();
    expect(row(/^Petra/)).not.toHaveAttribute('tabindex');
  });

  test('a dialog leaves the focus to what is in the place of its opener, even if that was removed before it closed', async () => {
    await press('Pitaj Marko');
    await userEvent.click(await screen.findByRole('button', { name: 'Potvrdi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await hasFocus(() => row(/^Petra/));
  });

  test('a removed card leaves the focus to the next one', async () => {
    await press('Završi');
    await hasFocus(() => heading('Kraj'));
  });

  test('a disabled button leaves the focus to its card', async () => {
    await press('Samo prva');
    await hasFocus(() => heading('Popis'));
  });

  test('a row that is removed while another element has the focus moves nothing', async () => {
    await press('Pitaj Ana');
    const question = await screen.findByRole('button', { name: 'Odustani' });
    act(() => question.focus());
    fireEvent.transitionEnd(screen.getByText('Tekst.'));
    await waitFor(() => expect(screen.queryByText('Ana')).not.toBeInTheDocument());
    expect(question).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await hasFocus(() => row(/^Marko/));
  });
});

/** The first rows of a list, and a button that is gone when it has shown the others. */
function FirstRows({ title }: { title?: string }) {
  const [isShort, setShort] = useState(true);
  return (
    <SectionCard title={title}>
      <ul>
        {PLAYERS.slice(0, isShort ? 1 : 3).map((player) => (
          <li key={player}>{player}</li>
        ))}
      </ul>
      {isShort && (
        <button type="button" onClick={() => setShort(false)}>
          Prikaži još
        </button>
      )}
    </SectionCard>
  );
}

test.each(['Popis', undefined])(
  'a button that shows more rows leaves the focus to the first of them, in a card with the title %s',
  async (title) => {
    open(<FirstRows title={title} />);
    await press('Prikaži još');
    await hasFocus(() => screen.getByText('Marko'));
  },
);

/** Steps that replace each other as a whole. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <PageHeading title="Stranica" />
      <SectionCard title="Koraci">Prvi, drugi</SectionCard>
      <div key={step}>
        <SectionCard title={`${step}. korak`}>
          <button type="button" onClick={() => setStep(step + 1)}>
            Dalje
          </button>
        </SectionCard>
      </div>
    </>
  );
}

test('content that is replaced as a whole leaves the focus to the heading of the new content', async () => {
  open(<Steps />);
  await press('Dalje');
  await hasFocus(() => heading('2. korak'));
});

/** A page whose button opens another, of which first a skeleton is shown. */
function Pages() {
  const [page, setPage] = useState('Popis');
  const follow = { Popis: 'Učitavanje', Učitavanje: 'Profil' }[page];
  return (
    <Fragment key={page}>
      <p>Ljetna liga</p>
      <div onTransitionEnd={() => follow && setPage(follow)}>
        <PageHeading title={page} />
        {page === 'Popis' && (
          <button type="button" onClick={() => setPage('Učitavanje')}>
            Otvori
          </button>
        )}
      </div>
    </Fragment>
  );
}

test('a page that replaces its skeleton takes the focus over from it', async () => {
  open(<Pages />);
  await press('Otvori');
  await hasFocus(() => heading('Učitavanje'));
  fireEvent.transitionEnd(heading('Učitavanje'));
  await hasFocus(() => heading('Profil'));
});

/** Pending requests, followed by the decided ones, newest first and without a button. */
function Requests() {
  const [decided, setDecided] = useState<readonly string[]>([]);
  const open = PLAYERS.filter((player) => !decided.includes(player));
  return (
    <ul>
      {[...open, ...decided].map((player) => (
        <li key={player} aria-label={player}>
          {open.includes(player) && (
            <button type="button" onClick={() => setDecided([player, ...decided])}>
              Prihvati {player}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

test('a row that moves and loses its button leaves the focus to the next row; a row that stays keeps it', async () => {
  open(<Requests />);
  await press('Prihvati Ana');
  await hasFocus(() => screen.getByRole('listitem', { name: 'Marko' }));
  await press('Prihvati Petra');
  await hasFocus(() => screen.getByRole('listitem', { name: 'Petra' }));
});
