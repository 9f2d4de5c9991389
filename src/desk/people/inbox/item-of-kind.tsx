import type { ReactNode } from 'react'
import { ReportItem } from '#desk/community/report/report-item.tsx'
import { RegistrationItem } from '#desk/learning/registration/registration-item.tsx'
import { CallBackItem } from '#desk/school/call-back/call-back-item.tsx'
import { SchoolRegistrationItem } from '#desk/school/school-registration/school-registration-item.tsx'
import { VerificationItem } from '#desk/school/verification/verification-item.tsx'
import { ApplicationItem } from '#desk/shop/author/application-item.tsx'
import { RefundItem } from '#desk/shop/refund/refund-item.tsx'
import { TransferItem } from '#desk/shop/school-order/transfer-item.tsx'
import { DraftItem } from './draft-item.tsx'
import type { InboxKind } from './inbox.queries.ts'

type ItemProps = { id: string; title: string }

const items: Record<InboxKind, (props: ItemProps) => ReactNode> = {
	refund_request: RefundItem,
	school_transfer: TransferItem,
	verification: VerificationItem,
	registration: RegistrationItem,
	call_back: CallBackItem,
	report: ReportItem,
	school_registration: SchoolRegistrationItem,
	draft: DraftItem,
	author_application: ApplicationItem,
}

/** The form by which something of a kind is decided. */
export const ItemOfKind = ({ kind, id, title }: ItemProps & { kind: InboxKind }) => {
	const Item = items[kind]
	return <Item key={id} id={id} title={title} />
}
