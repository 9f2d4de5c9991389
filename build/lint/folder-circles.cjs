const { options } = require('../../.dependency-cruiser.cjs')

const circle = (tree) => ({
	name: `no-circle-between-folders-of-${tree}`,
	severity: 'error',
	comment: 'Two folders that need each other hold one thing.',
	scope: 'folder',
	from: { path: `^${tree}/` },
	to: { circular: true },
})

// Tables refer to each other across all folders: they are left out.
module.exports = {
	forbidden: [circle('server'), circle('src')],
	options: { ...options, exclude: { path: [options.exclude.path, '\\.tables\\.ts$'] } },
}
