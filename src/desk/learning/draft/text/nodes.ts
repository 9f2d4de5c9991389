import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { CalloutBox, PlacedFile, PlacedVideo } from './node-views.tsx'

/** A box of one kind around paragraphs and lists. */
export const Callout = Node.create({
	name: 'callout',
	group: 'block',
	content: '(paragraph | bulletList | orderedList)+',
	defining: true,
	addAttributes: () => ({ kind: { default: 'idea' } }),
	parseHTML: () => [{ tag: 'section[data-callout]' }],
	renderHTML: ({ HTMLAttributes }) => [
		'section',
		mergeAttributes(HTMLAttributes, { 'data-callout': '' }),
		0,
	],
	addNodeView: () => ReactNodeViewRenderer(CalloutBox),
})

/** A file of the lesson in its place. */
export const LessonFileNode = Node.create({
	name: 'file',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({ media: { default: '' } }),
	parseHTML: () => [{ tag: 'div[data-file]' }],
	renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-file': '' })],
	addNodeView: () => ReactNodeViewRenderer(PlacedFile),
})

/** A video of YouTube or Vimeo. */
export const OutsideVideoNode = Node.create({
	name: 'video',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({
		provider: { default: 'youtube' },
		video: { default: '' },
		title: { default: '' },
	}),
	parseHTML: () => [{ tag: 'div[data-video]' }],
	renderHTML: ({ HTMLAttributes }) => [
		'div',
		mergeAttributes(HTMLAttributes, { 'data-video': '' }),
	],
	addNodeView: () => ReactNodeViewRenderer(PlacedVideo),
})
