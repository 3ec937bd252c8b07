import { useLiveQuery } from '@club/shared/live';
import { useAllSettled } from '@club/shared/query';
import { Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { keys } from '../query-keys';
import { AccountCards } from './account-cards';
import { AccountSkeleton } from './account-skeleton';
import { AccountSubtitle } from './account-subtitle';
import { PaymentsSection } from './payments-section';
import { StatementColumns } from './statement-columns';
import { StatementSection } from './statement-section';
import { UnpaidSection } from './unpaid-section';
import { useAccountBalance } from './use-account-balance';
import { useStatement } from './use-statement';

export default function AccountStatusScreen() {
  useLiveQuery('account', keys.account);
  const balance = useAccountBalance();
  const statement = useStatement();
  const isBalanceRead = useAllSettled(balance);
  const isStatementRead = useAllSettled(statement);
  return (
    <>
      <PageHeading title="Stanje računa" subtitle={<AccountSubtitle />} />
      <Stack spacing={3}>
        <Loaded query={balance.shown} what="stanje računa" skeleton={<AccountSkeleton />}>
          {(account) => (
            <Stack spacing={3}>
              <AccountCards account={account} />
              <UnpaidSection reservations={account.unpaidReservations} />
            </Stack>
          )}
        </Loaded>
        {/* Its position depends on the unpaid reservations: it is rendered after them, so that it does not jump. */}
        {isBalanceRead && (
          <StatementColumns isComplete={isStatementRead}>
            <StatementSection statement={statement} />
            {balance.shown.data && <PaymentsSection account={balance.shown.data} older={balance} />}
          </StatementColumns>
        )}
      </Stack>
    </>
  );
}
