import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { small, stack3 } from '#ui/look.ts'
import { useSchoolTerms } from './use-school-terms.ts'

const terms = [
	() => m.school_terms_1({ brand: brand() }),
	m.school_terms_2,
	m.school_terms_3,
	m.school_terms_4,
	m.school_terms_5,
]

type TermsProps = { onClose: (reason: DialogReason | 'finished') => void }

/** The terms of a school; ticking the box sends the agreement and closes them (SCH-05). */
export const TermsDialog = ({ onClose }: TermsProps) => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const input = {
		mayAgree: account.roles.includes('main_poc'),
		hasAgreed: account.school?.taas_tnc ?? false,
	}
	const process = useSchoolTerms(input, () => onClose('finished'))
	const isHidden = useSelector(process, (snapshot) => snapshot.hasTag('hidden'))
	return (
		<Dialog title={m.school_terms()} open={!isHidden} onClose={onClose}>
			<div className={stack3}>
				<p className={small}>{m.school_terms_updated()}</p>
				{terms.map((term) => (
					<p key={term()}>{term()}</p>
				))}
				{!input.mayAgree && !input.hasAgreed && <p className={small}>{m.school_terms_only()}</p>}
				{input.hasAgreed ? (
					<p>{m.school_terms_done()}</p>
				) : (
					<Checkbox
						checked={isHidden}
						disabled={!input.mayAgree}
						onChange={() => process.send({ type: 'agreement.ticked' })}
					>
						{m.school_terms_agree()}
					</Checkbox>
				)}
			</div>
		</Dialog>
	)
}
