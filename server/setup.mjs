// Sets up whatever is missing, with Node and npm alone: packages, generated code, the built site, a browser for tests.
// Flags: --build (the site), --tests (what tests, lint and bench need besides, Chromium too).
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const flags = new Set(process.argv.slice(2))
const cache = join(root, '.cache')
const bin = join(root, 'node_modules', '.bin')
const env = {
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}

const run = (command, args) =>
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  })

const filesBelow = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        !/^(node_modules|styled-system|dist|gen|\.lix)$|\.gen\.(ts|json)$/.test(entry.name),
    )
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

const fingerprint = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs a step when its inputs changed since it last succeeded, or when what it makes is missing. */
const step = (name, inputs, outputs, work) => {
  const stamp = join(cache, `${name}.stamp`)
  const now = fingerprint(inputs)
  const isFresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    outputs.every((path) => existsSync(join(root, path)))
  if (isFresh) return
  work()
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, fingerprint(inputs))
}

/** Ends the set-up where installing would empty a folder that belongs to something else. */
const refuseLinkedPackages = () => {
  const folder = join(root, 'node_modules')
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  console.error(
    'node_modules is a symbolic link: installing would empty the folder that it leads to. Remove the link, or install the packages of package-lock.json there.',
  )
  process.exit(1)
}

// What only tests, lint and bench need is installed when one of them is run.
const withTests = flags.has('--tests')
const isComplete = existsSync(join(bin, 'vitest'))
step(
  withTests || isComplete ? 'packages' : 'packages-to-run',
  ['package-lock.json'],
  [
    'node_modules/.bin/vite',
    'node_modules/.bin/node',
    ...(withTests ? ['node_modules/.bin/vitest'] : []),
  ],
  () => {
    refuseLinkedPackages()
    console.info('Installing packages …')
    const kind = withTests || isComplete ? '--include=dev' : '--omit=dev'
    run('npm', ['ci', kind, '--no-audit', '--no-fund', '--loglevel=error'])
  },
)

const generated = [
  'openapi/v1.gen.ts',
  'openapi/v1.gen.json',
  'src/theme/styled-system/css',
  'atlas/page/styled-system/css',
  'src/i18n/gen/messages.js',
]
step(
  'generated',
  ['openapi/v1.yaml', 'panda.config.ts', 'src', 'atlas/page', 'package-lock.json'],
  generated,
  () => run('npm', ['run', '-s', 'gen']),
)

if (flags.has('--build')) {
  step(
    'site',
    [
      'src',
      'machines',
      'build',
      'openapi',
      'public',
      'vite.config.ts',
      'panda.config.ts',
      'package-lock.json',
    ],
    [
      'dist/.vite/manifest.json',
      'dist/.vite/manifest.hi.json',
      'dist/rendering/render.js',
      'dist/worker.js',
    ],
    () => {
      console.info('Building the site …')
      run('vite', ['build', '--logLevel', 'warn'])
      run('vite', ['build', '--mode', 'hi', '--logLevel', 'warn'])
      run('npm', ['run', '-s', 'build:rendering', '--', '--logLevel', 'warn'])
      run('vite', ['build', '--config', 'src/worker/vite.config.ts', '--logLevel', 'warn'])
    },
  )
  // After the site, whose build empties dist. What changed when is part of the page: it is built anew after a commit.
  step(
    'atlas',
    [
      'atlas',
      'atlas.config.ts',
      'machines',
      'docs/requirements.md',
      'openapi',
      'src/api',
      'src/flows/journey',
      'tests',
      'package-lock.json',
      '.git/logs/HEAD',
    ],
    ['dist/atlas/index.html'],
    () => {
      console.info('Building the atlas …')
      run('vite', ['build', '--config', 'atlas/page/vite.config.ts', '--logLevel', 'warn'])
    },
  )
}

const hasBrowser = () => {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH)
  const named = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].some(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  )
  if (named) return true
  const found = spawnSync(
    'node',
    ['-e', 'process.stdout.write(require("playwright").chromium.executablePath())'],
    { cwd: root, env, encoding: 'utf8' },
  )
  return found.status === 0 && existsSync(found.stdout)
}

if (flags.has('--tests') && !hasBrowser()) {
  console.info('Installing Chromium for the browser tests …')
  const quiet = { cwd: root, env, stdio: 'ignore', shell: process.platform === 'win32' }
  spawnSync('playwright', ['install', 'chromium'], { ...quiet, timeout: 240_000 })
  if (!hasBrowser() && existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args) =>
      spawnSync([...asRoot, 'apt-get'][0], [...asRoot, 'apt-get', ...args].slice(1), {
        stdio: 'ignore',
      })
    apt('update', '-qq')
    const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)
    install('chromium')
    // Not everywhere to be had; tests take half the time with it.
    install('chromium-headless-shell')
  }
  if (!hasBrowser()) {
    console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
    process.exit(1)
  }
}
