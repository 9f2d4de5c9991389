import { useSelector } from '@xstate/react'
import { useId } from 'react'
import {
	type OutsideDraft,
	type OutsideFault,
	outsideLimits,
} from '#domain/learning/outside-training.rules.ts'
import { earliestDay } from '#domain/learning/training-fields.rules.ts'
import { trainingKinds, trainingStandards } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { kindWords, standardWords } from '#i18n/training-words.ts'
import type { OutsideFailure } from '#machines/learning/training/outside-training.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { smallRed } from '#ui/look.ts'
import { ProofField } from './proof-field.tsx'
import { RemoveTraining } from './remove-training.tsx'
import type { TrainingEntry } from './training.queries.ts'
import { useOutsideTraining } from './use-outside-training.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const faultWords: Record<OutsideFault, () => string> = {
	required: m.training_fault_required,
	date: m.training_fault_date,
	future: m.training_fault_future,
	early: m.training_fault_early,
	hours: m.training_fault_hours,
}
const failureWords: Record<OutsideFailure, () => string> = {
	refused: m.training_failed_refused,
	tooLarge: m.training_failed_tooLarge,
	invalid: m.training_failed_invalid,
	gone: m.training_failed_gone,
	signedOut: m.training_failed_signedOut,
	unavailable: m.training_failed_unavailable,
}
const kindOptions = trainingKinds.map((value) => ({ value, label: kindWords[value] }))
const standardOptions = trainingStandards.map((value) => ({ value, label: standardWords[value] }))

/** The form of a training elsewhere: a new one, or one that was added before (HRS-02). */
export const OutsideTrainingForm = ({ entry }: { entry: TrainingEntry | null }) => {
	const formId = useId()
	const ref = useOutsideTraining(formId, entry)
	const { draft, proof, hadProof, faults, failure, today } = useSelector(ref, (s) => s.context)
	const busy = useSelector(ref, (snapshot) => snapshot.matches('sending'))
	const put = (field: keyof OutsideDraft) => (value: string) =>
		ref.send({ type: 'detail.changed', field, value })
	const bind = (field: keyof OutsideDraft) => ({
		name: field,
		value: draft[field],
		error: faults[field] && faultWords[faults[field]](),
		onChange: ({ target }: { target: { value: string } }) => put(field)(target.value),
	})
	const options = (all: typeof kindOptions | typeof standardOptions) => [
		{ value: '', label: m.training_choose() },
		...all.map(({ value, label }) => ({ value, label: label() })),
	]
	return (
		<form
			id={formId}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'training.submitted' })
			}}
		>
			<TextField
				label={m.training_field_title()}
				maxLength={outsideLimits.title}
				{...bind('title')}
			/>
			<TextField
				label={m.training_field_provider()}
				hint={m.training_field_provider_hint()}
				maxLength={outsideLimits.provider}
				{...bind('provider')}
			/>
			<DateField
				label={m.training_field_date()}
				{...bind('completedOn')}
				onChange={put('completedOn')}
				startYear={Number(earliestDay(today).slice(0, 4))}
				future={false}
			/>
			<TextField
				label={m.training_field_hours()}
				hint={m.training_field_hours_hint()}
				inputMode="decimal"
				maxLength={5}
				autoComplete="off"
				{...bind('hours')}
			/>
			<SelectField
				label={m.training_field_kind()}
				options={options(kindOptions)}
				{...bind('kind')}
			/>
			<SelectField
				label={m.training_field_standard()}
				options={options(standardOptions)}
				{...bind('standard')}
			/>
			<ProofField
				chosen={proof}
				hadProof={hadProof}
				error={faults.proof && m.training_fault_proof()}
				busy={busy}
				onChoose={(file) => ref.send({ type: 'proof.chosen', file })}
			/>
			<Button type="submit" busy={busy}>
				{busy ? m.training_saving() : m.training_save()}
			</Button>
			{failure && (
				<p role="alert" className={smallRed}>
					{failureWords[failure]()}
				</p>
			)}
			{entry && <RemoveTraining ref={ref} />}
		</form>
	)
}
