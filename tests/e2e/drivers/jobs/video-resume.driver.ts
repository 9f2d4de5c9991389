import { expect, type Page } from '@playwright/test'
import { webmOf } from '../../../server/support/video-files.ts'
import type { Driver } from '../../support/driver.ts'
import { arrive, putVideo } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Remove your video resume?' })

const choose = (name: string) => (page: Page) =>
	page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: webmOf(5) })

/** A camera that shows a grey picture. */
const pretendCamera = () => {
	navigator.mediaDevices.getUserMedia = async () => {
		const canvas = document.createElement('canvas')
		canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
		return canvas.captureStream(10)
	}
}

const said: Record<string, RegExp> = {
	wrongType: /^This is not an MP4, MOV or WebM video/,
	tooLarge: /^This video is larger than 50 MB/,
	tooLong: /^This video is longer than two minutes/,
	unreadable: /^This video is damaged/,
	unavailable: /^Not sent: the connection was lost/,
	notRemoved: /^Not removed: we could not reach the server/,
}

/** A teacher's video resume (PRF-01). Machine paths prove unusual camera and file behaviour. */
export const videoResumeDriver: Driver = {
	noun: 'video-resume',
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return label === 'recorder'
		if (kind === 'delay' || label === 'video.chosen beyond' || label === 'uploadVideo signedOut')
			return false
		if (label.startsWith('recordVideo '))
			return label.endsWith('recorded') && from.startsWith('recording.stopping')
		if (/^(readVideo|openCamera) /.test(label))
			return /^(readVideo unknown|openCamera opened)$/.test(label)
		if (from.startsWith('refused')) return label === 'video.chosen'
		if (from.startsWith('recording.stopping')) return false
		return true
	},
	start: async (page) => {
		await page.addInitScript(pretendCamera)
		await arrive(page)
		await putVideo(page, webmOf(20))
		await page.goto('/profile/video-resume')
	},
	events: {
		'video.chosen': choose('me.webm'),
		'video.chosen foreign': choose('me.png'),
		'recording.requested': (page) => button(page, 'Record now').click(),
		'recording.stopped': (page) => button(page, 'Stop').click(),
		'recording.discarded': (page) => button(page, 'Discard').click(),
		'video.confirmed': (page) => button(page, 'Keep this video').click(),
		'video.discarded': (page) => button(page, 'Discard').click(),
		'removal.requested': (page) => button(page, 'Remove').click(),
		'removal.confirmed': (page) => dialog(page).getByRole('button', { name: 'Remove' }).click(),
		'removal.dismissed': (page) => page.keyboard.press('Escape'),
	},
	calls: {
		uploadVideo: {
			url: /\/v1\/user\/video-resume$/,
			holds: (_, request) => request.method() === 'PUT',
			answers: {
				kept: (route) => route.fulfill({ json: { video: null } }),
				wrongType: refuse(415, 'file-type-refused'),
				tooLarge: refuse(413, 'too-large'),
				tooLong: refuse(422, 'video-too-long'),
				unreadable: refuse(422, 'video-unreadable'),
				unreachable: (route) => route.abort(),
			},
		},
		removeVideo: {
			url: /\/v1\/user\/video-resume$/,
			holds: (_, request) => request.method() === 'DELETE',
			answers: {
				removed: (route) => route.fulfill({ status: 204 }),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		// The browser's own steps are over when this looks.
		if (/^(reading|opening)/.test(state) || state === 'recording.stopping') return
		const isAsked = /^(confirming|removing)/.test(state)
		await expect(dialog(page)).toHaveCount(isAsked ? 1 : 0)
		// The page behind a dialog is not there for anybody.
		if (isAsked) return
		const isRecording = state.startsWith('recording')
		const isShown = /^(previewing|uploading)/.test(state)
		await expect(button(page, 'Stop')).toHaveCount(isRecording ? 1 : 0)
		await expect(
			button(page, state === 'uploading' ? 'Sending...' : 'Keep this video'),
		).toHaveCount(isShown ? 1 : 0)
		await expect(button(page, 'Choose another video')).toHaveCount(isRecording || isShown ? 0 : 1)
		if (isRecording) return
		const failure = said[String(context.failure)]
		await expect(main(page).getByRole('status')).toHaveText(failure ? [failure] : [])
	},
}
