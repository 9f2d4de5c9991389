import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { halves4, titleText } from '#ui/look.ts'
import { useCodeGift } from './use-code-gift.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Gives a school promo codes, which its points of contact assign to teachers (SCH-06). */
export const CodeGift = ({ schoolId, school }: { schoolId: string; school: string }) => {
	const form = useCodeGift(schoolId)
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const put = (field: string, value: string) => form.send({ type: 'field.changed', field, value })
	const number = (field: 'percent' | 'many', fault: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: faults[field] && fault,
		onChange: ({ target: { value } }: { target: { value: string } }) => put(field, value),
		readOnly: busy,
	})
	return (
		<form
			className={cx(panel({ pad: true }), sheet)}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
			}}
		>
			<h3 className={titleText}>{m.partner_codes_title()}</h3>
			{sent ? (
				<>
					<Notice>{m.partner_codes_given({ count: draft.many ?? '', school })}</Notice>
					<div>
						<Button tone="outline" onClick={() => form.send({ type: 'form.restarted' })}>
							{m.partner_codes_more()}
						</Button>
					</div>
				</>
			) : (
				<>
					<p>{m.partner_codes_text()}</p>
					<div className={halves4}>
						<NumberField
							label={m.partner_codes_percent()}
							min={1}
							max={100}
							{...number('percent', m.partner_codes_percent_fault())}
						/>
						<NumberField
							label={m.partner_codes_many()}
							min={1}
							max={1000}
							{...number('many', m.partner_codes_many_fault())}
						/>
					</div>
					<DateField
						label={m.partner_codes_until()}
						value={draft.endsOn ?? ''}
						error={(faults.endsOn || failure === 'rejected') && m.partner_codes_until_fault()}
						onChange={(value) => put('endsOn', value)}
						startYear={new Date().getFullYear()}
						readOnly={busy}
					/>
					{failure && failure !== 'rejected' && (
						<Notice kind="warning">{m.partner_gift_failed()}</Notice>
					)}
					<div>
						<Button type="submit" busy={busy}>
							{m.partner_codes_give()}
						</Button>
					</div>
				</>
			)}
		</form>
	)
}
