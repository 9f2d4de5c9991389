import { useId } from 'react'
import { m } from '#i18n/messages'
import type { ProofFile } from '#machines/learning/training/outside-training.types.ts'
import { field } from '#styled/recipes'
import { describe, FieldFrame } from '#ui/form/field-frame.tsx'

const look = field()

type ProofProps = {
	chosen: ProofFile | null
	hadProof: boolean
	error: string | undefined
	busy: boolean
	onChoose: (file: File) => void
}

/** The file that proves a training, by the platform's own chooser. */
export const ProofField = ({ chosen, hadProof, error, busy, onChoose }: ProofProps) => {
	const id = useId()
	const hint = hadProof ? m.training_field_proof_kept() : m.training_field_proof_hint()
	const words = { label: m.training_field_proof(), hint, error }
	return (
		<FieldFrame id={id} {...words}>
			<input
				className={look.control}
				type="file"
				name="proof"
				accept=".pdf,.jpg,.jpeg,.png"
				disabled={busy}
				{...describe(id, words)}
				onChange={({ target: { files } }) => files?.[0] && onChoose(files[0])}
			/>
			{chosen && <p className={look.hint}>{m.training_chosen({ name: chosen.name })}</p>}
		</FieldFrame>
	)
}
