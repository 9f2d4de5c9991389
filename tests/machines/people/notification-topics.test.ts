import { expect, it } from 'vitest'
import { tell } from '../story.ts'

it('NTF-02 a topic is switched at the first press and stored, and one that cannot be stored is announced', () => {
	expect(
		tell(
			'notification-topics',
			'new',
			'topic.switched off',
			'answer saveTopic stored',
			'topic.switched on',
			'answer saveTopic unreachable',
			'topic.switched mails off',
			'answer saveTopic stored',
		),
	).toEqual([
		[
			'topic.switched off',
			'saving',
			'start saveTopic {"channel":"push","isOn":false,"topic":"community"}',
		],
		['answer saveTopic stored', 'idle'],
		[
			'topic.switched on',
			'saving',
			'start saveTopic {"channel":"push","isOn":true,"topic":"community"}',
		],
		['answer saveTopic unreachable', 'idle', 'do announceFailure'],
		[
			'topic.switched mails off',
			'saving',
			'start saveTopic {"channel":"mail","isOn":false,"topic":"school"}',
		],
		['answer saveTopic stored', 'idle'],
	])
})
