import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import type {
	CareerFailure,
	CareerInterestInput,
} from '#machines/jobs/career-interest/career-interest.types.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { type CareerFacts, CareerForm } from './career-form.tsx'
import { useCareerInterest } from './use-career-interest.ts'

const failures: Record<CareerFailure, () => string> = {
	placeUnknown: m.career_failed_place,
	tooYoung: m.career_failed_young,
	refused: m.career_failed_refused,
	offline: m.career_failed_offline,
	unavailable: m.career_failed_unavailable,
	signedOut: m.career_failed_signed_out,
}

type CareerProps = Pick<CareerInterestInput, 'accountId' | 'prefill'> & {
	facts: CareerFacts
	/** Makes an international number of a national one and its country. */
	international: (phone: string, country: string) => string
	onClose: (reason: DialogReason | 'finished') => void
}

/** The career-interest form; its buttons stay in sight (NDG-05). */
export const CareerDialog = (props: CareerProps) => {
	const { facts, international, onClose } = props
	const form = useId()
	const career = useCareerInterest(props, international, () => onClose('finished'))
	const busy = useSelector(career, (snapshot) => snapshot.hasTag('busy'))
	const failure = useSelector(career, ({ context }) => context.failure)
	return (
		<Dialog
			size="long"
			title={m.career_title()}
			closable={!busy}
			onClose={onClose}
			foot={
				<>
					{failure && <Notice kind="warning">{failures[failure]()}</Notice>}
					<Button tone="quiet" disabled={busy} onClick={() => onClose('button')}>
						{m.career_not_now()}
					</Button>
					<Button type="submit" form={form} busy={busy}>
						{m.career_submit()}
					</Button>
				</>
			}
		>
			<CareerForm id={form} career={career} facts={facts} />
		</Dialog>
	)
}
