const irregular: Record<string, string> = {
	begun: 'begin',
	bought: 'buy',
	built: 'build',
	cancelled: 'cancel',
	chosen: 'choose',
	completed: 'complete',
	cut: 'cut',
	deleted: 'delete',
	done: 'do',
	drawn: 'draw',
	found: 'find',
	given: 'give',
	heard: 'hear',
	held: 'hold',
	hidden: 'hide',
	invited: 'invite',
	kept: 'keep',
	labelled: 'label',
	left: 'leave',
	lost: 'lose',
	made: 'make',
	overridden: 'override',
	paid: 'pay',
	postponed: 'postpone',
	put: 'put',
	read: 'read',
	run: 'run',
	seen: 'see',
	sent: 'send',
	set: 'set',
	shown: 'show',
	sold: 'sell',
	taken: 'take',
	told: 'tell',
	undone: 'undo',
	withdrawn: 'withdraw',
	written: 'write',
}

/**
 * Ends of stems that lose their e before -ed: chang-ed, clos-ed, toggl-ed, requir-ed, combin-ed.
 */
const losesE =
	/([cgsuvz]|[^e]at|creat|[bcdfgkptz]l|[iu]r|[^e]ar|[st]tor|restor|stor|nor|plor|ut|ot|[^ao]in|id|yp|ik|[^e]ak|[^o]ok|dul|am|um)$/

const keepsNone = /ss$/

/**
 * The verb of a past participle: `changed` is `change`, `submitted` is `submit`, `chosen` is
 * `choose`; null for a word that is none.
 */
export const verbOf = (participle: string): string | null => {
	if (Object.hasOwn(irregular, participle)) return irregular[participle]!
	if (!/^[a-z]{2,}ed$/.test(participle)) return null
	if (participle.endsWith('ied')) return `${participle.slice(0, -3)}y`
	const stem = participle.slice(0, -2)
	if (/([bdgmnprt])\1$/.test(stem) && !/(^|[^a-z])err$|add$/.test(stem)) return stem.slice(0, -1)
	return losesE.test(stem) && !keepsNone.test(stem) ? `${stem}e` : stem
}

/** Participles of what nobody does: it comes about, or somebody else does it. */
const happenings = new Set(
	'observed expired failed heard lost restored shown hidden ended returned'.split(' '),
)

/** Returns true if what a participle says is done by somebody. */
export const isDone = (participle: string): boolean => !happenings.has(participle)
