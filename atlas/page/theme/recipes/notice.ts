import { defineSlotRecipe } from '@pandacss/dev'

/** Nothing here, something failed, or a word to know: a picture, a sentence, a way on. */
export const notice = defineSlotRecipe({
	className: 'notice',
	slots: ['root', 'icon', 'title', 'text', 'actions'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '3', borderRadius: 'md' },
		icon: { w: '8', h: '8', color: 'primary' },
		title: { textStyle: 'title' },
		text: { color: 'ink.muted', maxW: 'prose' },
		actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2' },
	},
	variants: {
		kind: {
			empty: {
				root: { alignItems: 'center', textAlign: 'center', px: '4', py: '12' },
				actions: { justifyContent: 'center' },
			},
			error: {
				root: { borderWidth: '1px', borderColor: 'red', bg: 'raised', p: '6' },
				icon: { color: 'red' },
			},
			info: { root: { bg: 'primary.soft', p: '4', gap: '1' }, text: { color: 'ink' } },
			warning: { root: { bg: 'gold.soft', p: '4', gap: '1' }, text: { color: 'ink' } },
		},
	},
	defaultVariants: { kind: 'empty' },
	staticCss: [{ kind: ['*'] }],
})
