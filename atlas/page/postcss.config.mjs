export default {
	plugins: { '@pandacss/dev/postcss': { configPath: 'atlas/page/panda.config.ts' } },
}
