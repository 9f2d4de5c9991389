import { useQueryClient } from '@tanstack/react-query'
import { CommandButton } from '#desk/command/command-button.tsx'
import { PictureUpload } from '#features/people/picture/picture-upload.tsx'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { Avatar } from '#ui/display/avatar.tsx'
import {
	type DeskInstructor,
	instructorsKey,
	removePicture,
	sendPicture,
} from './instructor.queries.ts'

const person = css({ display: 'flex', gap: '3', alignItems: 'start' })
const text = css({
	display: 'block',
	textStyle: 'small',
	color: 'ink.muted',
	maxW: 'prose',
	lineClamp: '2',
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

type RowProps = { instructor: DeskInstructor; onOpen: () => void }

/** Picture, name and text of an instructor; the name leads to their page while it has resources. */
export const InstructorCell = ({ instructor }: { instructor: DeskInstructor }) => {
	const { slug, picture, resources, terms } = instructor
	return (
		<span className={person}>
			<Avatar name={terms.name} src={picture} />
			<span>
				{resources > 0 ? (
					<a
						className={link()}
						href={`/teachers/${encodeURIComponent(slug)}`}
						target="_blank"
						rel="noopener"
					>
						{terms.name}
					</a>
				) : (
					terms.name
				)}
				<span className={text} lang={langOf(terms.bio)}>
					{terms.bio || m.desk_instructor_no_bio()}
				</span>
			</span>
		</span>
	)
}

/** The buttons of an instructor. */
export const InstructorActions = ({ instructor, onOpen }: RowProps) => {
	const queryClient = useQueryClient()
	const { id, picture, terms } = instructor
	const refresh = () => queryClient.invalidateQueries({ queryKey: instructorsKey })
	return (
		<span className={buttons}>
			<Button
				tone="outline"
				size="sm"
				aria-label={m.desk_entry_change_name({ name: terms.name })}
				onClick={onOpen}
			>
				{m.desk_entry_change()}
			</Button>
			<PictureUpload
				owner="instructor"
				label={m.desk_instructor_picture_of({ name: terms.name })}
				title={m.desk_instructor_picture({ name: terms.name })}
				send={async (file, signal) => {
					await sendPicture(id, file, signal)
					await refresh()
					return m.desk_instructor_pictured()
				}}
			/>
			{picture && (
				<CommandButton
					label={m.desk_instructor_picture_remove()}
					name={m.desk_instructor_picture_remove_of({ name: terms.name })}
					title={m.desk_instructor_picture_remove_of({ name: terms.name })}
					text={m.desk_instructor_picture_remove_text()}
					ok={m.desk_instructor_picture_remove()}
					run={(signal) => removePicture(id, signal)}
					onDone={() => {
						announce(m.desk_instructor_picture_removed())
						void refresh()
					}}
				/>
			)}
		</span>
	)
}
