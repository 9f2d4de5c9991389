import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { type RefObject, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import { pictureUploadMachine } from '#machines/people/picture/picture-upload.machine.ts'
import type { PictureOwner } from '#machines/people/picture/picture-upload.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import type { Cropper } from './picture-file.ts'
import { pictureUploadActors, type SendPicture } from './picture-upload.actors.ts'

export type PictureUploadRef = ActorRefFrom<typeof pictureUploadMachine>

/**
 * The process of changing a picture, and where its dialog puts the cropper that marks the square.
 */
export const usePictureUpload = (
	owner: PictureOwner,
	send?: SendPicture,
): { upload: PictureUploadRef; cropper: RefObject<Cropper | null> } => {
	const queryClient = useQueryClient()
	const cropper = useRef<Cropper>(null)
	const upload = useActorRef(
		pictureUploadMachine.provide({
			actors: pictureUploadActors(queryClient, () => cropper.current, send),
			actions: {
				announceUploaded: (_, { owner: whose, message }) =>
					announce(whose === 'user' ? m.profile_picture_updated() : message),
			},
		}),
		{ inspect: observe, input: { owner } },
	)
	return { upload, cropper }
}
