import {
  MEMBER_COLUMNS,
  MEMBERS_FILE_LIMIT,
  type MembersCheck,
  type MembersImported,
} from '@club/shared/contracts/club-opening';
import { useConfirm } from '@club/shared/dialogs';
import { plural } from '@club/shared/domain';
import { ApiError, errorMessage } from '@club/shared/http';
import { Alert, Box, BusyButton, Button, ButtonLink, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { useRef, useState } from 'react';
import { CSV_TYPES } from '../forms/csv-file/csv-text';
import { isFileRefused } from '../forms/csv-file/is-file-refused';
import { useCsvFiles } from '../forms/csv-file/use-csv-files';
import { FileInput } from '../forms/file-upload/file-input';
import { useUnsaved } from '../forms/unsaved-forms/unsaved-forms';
import { InvitationPlan } from './invitation-plan';
import { Invitations } from './invitations';
import { MembersPreview } from './members-preview';
import { useCheckMembers, useImportMembers } from './use-first-steps';

const membersText = (count: number) => `${count} ${plural(count, 'člana', 'člana', 'članova')}`;

const LOSS = 'Jednokratne lozinke uvezenih članova više se neće prikazati. Ispišite ih prije toga.';
const IMPORT_LOSS = 'Uvoz još traje. Jednokratne lozinke uvezenih članova neće se prikazati.';
const REPLACING = {
  title: 'Želite li odabrati drugu datoteku?',
  lines: [LOSS],
  confirm: 'Odaberi drugu datoteku',
  cancel: 'Ostani',
  tone: 'danger',
} as const;

/** Members are in the club by an import whose answer was lost. */
const isImported = (error: unknown): boolean => error instanceof ApiError && error.code === 'MEMBERS_IMPORTED';

/** Imports members from a file: first shows the effects and every problem, then imports all of them or none. */
export function MembersStep() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState({ text: '', key: '' });
  const [imported, setImported] = useState<MembersImported>();
  const csv = useCsvFiles({ longest: MEMBERS_FILE_LIMIT });
  const check = useCheckMembers();
  const importing = useImportMembers();
  const confirm = useConfirm();
  const hasPasswords = Boolean(imported?.invitations.length);
  useUnsaved(hasPasswords || importing.isPending, { loss: importing.isPending ? IMPORT_LOSS : LOSS });
  const choose = async (picked: File) => {
    const [chosen] = await csv.read([picked]);
    if (!chosen) return check.reset();
    if (hasPasswords && !(await confirm(REPLACING))) return;
    // The same file after a lost answer is still the same import.
    const isSame = chosen.text === file.text && !imported;
    const next = isSame ? file : { text: chosen.text, key: crypto.randomUUID() };
    setImported(undefined);
    importing.reset();
    setFile(next);
    check.mutate(next);
  };
  const isUnderWay = useRef(false);
  const importAll = async () => {
    // A second click can be quicker than the busy button: its refusal would replace the passwords of the first.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      setImported(await importing.mutateAsync(file));
      check.reset();
    } catch (error) {
      // Shown as the mutation's error. If only the response was lost, the members have been added; and a refused file has
      // new problems.
      if (isImported(error)) check.reset();
      else check.mutate(file);
    } finally {
      isUnderWay.current = false;
    }
  };
  const checkAgain = () => {
    importing.reset();
    check.mutate(file);
  };
  const failure = check.error ?? importing.error;
  return (
    <SectionCard title="Uvoz članova">
      <Stack spacing={2}>
        <Typography sx={{ displayPrint: 'none' }}>
          Datoteka CSV iz tablice, sa zaglavljem: <strong>{MEMBER_COLUMNS.join('; ')}</strong>. Obavezni su ime i
          prezime; korisničko ime koje nedostaje slaže se iz imena. Tko ima e-poštu, pozvan je njome; ostali dobivaju
          jednokratnu lozinku na papiru.
        </Typography>
        <Box sx={{ displayPrint: 'none' }}>
          <FileInput
            ref={input}
            label="Datoteka CSV s članovima"
            types={CSV_TYPES}
            onPick={([file]) => void choose(file)}
          />
          <BusyButton
            variant="outlined"
            busy={check.isPending}
            disabled={importing.isPending}
            onClick={() => input.current?.click()}
          >
            Odaberi datoteku
          </BusyButton>
        </Box>
        {csv.refusal && <Alert severity="error">{csv.refusal}</Alert>}
        {failure && !isImported(failure) && (
          <Alert
            severity="error"
            action={
              check.isError && !isFileRefused(check.error) && <Button onClick={checkAgain}>Pokušaj ponovno</Button>
            }
          >
            {errorMessage(failure)}
          </Alert>
        )}
        {isImported(failure) && (
          <Alert severity="warning" action={<ButtonLink to="/manage-users">Upravljanje korisnicima</ButtonLink>}>
            {errorMessage(failure)}
          </Alert>
        )}
        {check.data && <Checked check={check.data} isBusy={importing.isPending} onImport={() => void importAll()} />}
        {imported && <Invitations emailed={imported.emailed} invitations={imported.invitations} />}
      </Stack>
    </SectionCard>
  );
}

function Checked({ check, isBusy, onImport }: { check: MembersCheck; isBusy: boolean; onImport: () => void }) {
  const { members, problems } = check;
  return (
    <>
      {problems.length > 0 ? (
        <Alert severity="error">
          <Typography sx={{ fontWeight: 600 }}>Nitko se ne uvozi dok datoteka ima grešaka:</Typography>
          <Box component="ul" aria-label="Greške u datoteci" sx={{ m: 0, pl: 2.5 }}>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Redak {line}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      ) : (
        <>
          <InvitationPlan members={members} />
          <Box>
            <BusyButton variant="contained" busy={isBusy} onClick={onImport}>
              Uvezi {membersText(members.length)}
            </BusyButton>
          </Box>
        </>
      )}
      {members.length > 0 && <MembersPreview members={members} />}
    </>
  );
}
