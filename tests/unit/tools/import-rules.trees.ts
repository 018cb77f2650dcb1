/** Small source trees for the test of the import rules: path -> code. */
export type Tree = Record<string, string>;

/** One file of each kind with only allowed imports. */
export const CLEAN: Tree = {
  'src/contract/video.ts': "import { z } from 'zod';\nexport const videoSchema = z;\nexport type Video = string;",
  'src/lib/format/format.ts':
    "import type { Video } from '@/contract/video';\nexport const format = (video: Video) => video;",
  'src/lib/browser/cookies.ts': "export const cookies = '';",
  'src/server/config.server.ts': "import { format } from '@/lib/format/format';\nexport const config = format('');",
  'src/services/http/http-client.ts':
    "import axios from 'axios';\nimport { format } from '@/lib/format/format';\nexport const client = [axios, format];",
  'src/services/video.service.ts': "import { client } from './http/http-client';\nexport const videos = client;",
  'src/socket/socket-client.ts': "import { io } from 'socket.io-client';\nexport const connect = io;",
  'src/store/make-store.ts':
    "import { createWrapper } from 'next-redux-wrapper';\nimport { videos } from '@/services/video.service';\nexport const store = [createWrapper, videos];",
  'src/store/hooks.ts': "import { useSelector } from 'react-redux';\nexport const useAppSelector = useSelector;",
  'src/styles/tokens.css': ':root { --gap: 4px }',
  'src/device/drafts.ts': "import { format } from '@/lib/format/format';\nexport const drafts = format('');",
  'src/entities/video/video-label.ts': "import { drafts } from '@/device/drafts';\nexport const videoLabel = drafts;",
  'src/entities/video/video-card.tsx':
    "import { Button } from '@/components/button';\nimport { videoLabel } from './video-label';\nexport const VideoCard = [Button, videoLabel];",
  'src/store/video.saga.ts':
    "import { videoLabel } from '@/entities/video/video-label';\nexport const videoSaga = videoLabel;",
  'src/next-adapter/island/island.tsx': "import { drafts } from '@/device/drafts';\nexport const Island = drafts;",
  'src/features/studio/shared/studio-list.tsx':
    "import { Table } from 'antd';\nimport { Button } from '@/components/button';\nexport const StudioList = [Table, Button];",
  'src/shell/studio/antd-provider.tsx':
    "import { ConfigProvider } from 'antd';\nexport const AntdProvider = ConfigProvider;",
  'src/pages/studio/orders.tsx':
    "import { OrdersScreen } from '@/features/studio/orders/orders-screen';\nimport { AntdProvider } from '@/shell/studio/antd-provider';\nexport default [OrdersScreen, AntdProvider];",
  'src/features/studio/orders/orders-screen.tsx':
    "import { Island } from '@/next-adapter/island/island';\nimport { StudioList } from '@/features/studio/shared/studio-list';\nexport const OrdersScreen = [Island, StudioList];",
  'src/components/button.tsx':
    "import { memo } from 'react';\nimport '@/styles/tokens.css';\nexport const Button = memo;",
  'src/media/player.client.tsx':
    "import Hls from 'hls.js';\nimport { Button } from '@/components/button';\nexport const Player = [Hls, Button];",
  'src/media/video-player.tsx':
    "import dynamic from 'next/dynamic';\nexport const VideoPlayer = dynamic(() => import('./player.client'));",
  'src/features/content/videos/use-videos.ts':
    "import { videos } from '@/services/video.service';\nimport { useAppSelector } from '@/store/hooks';\nexport const useVideos = [videos, useAppSelector];",
  'src/features/content/videos/video-screen.tsx':
    "import type { videos } from '@/services/video.service';\nimport { VideoPlayer } from '@/media/video-player';\nimport { useVideos } from './use-videos';\nexport type V = typeof videos;\nexport const VideoScreen = [VideoPlayer, useVideos];",
  'src/features/content/galleries/gallery-screen.tsx':
    "import { Button } from '@/components/button';\nexport const GalleryScreen = Button;",
  'src/server/config.ts':
    "import { videoLabel } from '@/entities/video/video-label';\nexport const config = videoLabel;",
  'src/shell/frame.tsx':
    "import { config } from '@/server/config';\nimport { connect } from '@/socket/socket-client';\nimport { store } from '@/store/make-store';\nexport const Frame = [config, connect, store];",
  'src/pages/_app.tsx':
    "import { Frame } from '@/shell/frame';\nexport default async () => [Frame, await import('@/server/config.server')];",
  'src/pages/api/health.ts': "import { config } from '@/server/config.server';\nexport default config;",
  'src/pages/videos.tsx':
    "import { cookies } from '@/lib/browser/cookies';\nimport { VideoScreen } from '@/features/content/videos/video-screen';\nexport default [VideoScreen, cookies];",
  'src/pages/galleries.tsx':
    "import { GalleryScreen } from '@/features/content/galleries/gallery-screen';\nexport default GalleryScreen;",
  'tests/sandbox/app.ts':
    "import { Hono } from 'hono';\nimport { videoSchema } from '../../src/contract/video';\nexport const app = [Hono, videoSchema];",
  'tests/sandbox/main.ts': "import { app } from './app';\nconsole.log(app);",
};

interface Mistake {
  rule: string;
  file: string;
  code: string;
  /** Further files that the mistake needs. */
  besides?: Tree;
}

/** One wrong import for each rule, in its own file. */
export const MISTAKES: Mistake[] = [
  { rule: 'layer-contract', file: 'src/contract/wrong.ts', code: "export { format } from '@/lib/format/format';" },
  { rule: 'layer-lib', file: 'src/lib/wrong-layer.ts', code: "export { videos } from '@/services/video.service';" },
  { rule: 'layer-socket', file: 'src/socket/wrong.ts', code: "export { store } from '@/store/make-store';" },
  { rule: 'layer-services', file: 'src/services/wrong.ts', code: "export { connect } from '@/socket/socket-client';" },
  {
    rule: 'layer-components',
    file: 'src/components/wrong.tsx',
    code: "export type { store } from '@/store/make-store';",
  },
  { rule: 'layer-media', file: 'src/media/wrong.tsx', code: "export { store } from '@/store/make-store';" },
  { rule: 'layer-device', file: 'src/device/wrong.ts', code: "export { videos } from '@/services/video.service';" },
  { rule: 'layer-entities', file: 'src/entities/video/wrong.ts', code: "export { store } from '@/store/make-store';" },
  { rule: 'layer-server', file: 'src/server/wrong.ts', code: "export { store } from '@/store/make-store';" },
  {
    rule: 'layer-next-adapter',
    file: 'src/next-adapter/wrong.ts',
    code: "export { connect } from '@/socket/socket-client';",
  },
  {
    rule: 'store-imports-rules-only',
    file: 'src/store/wrong-card.ts',
    code: "export { VideoCard } from '@/entities/video/video-card';",
  },
  { rule: 'layer-store', file: 'src/store/wrong-layer.ts', code: "export { Button } from '@/components/button';" },
  {
    rule: 'layer-features',
    file: 'src/features/content/videos/wrong-layer.tsx',
    code: "export { Frame } from '@/shell/frame';",
  },
  { rule: 'layer-shell', file: 'src/shell/wrong-layer.tsx', code: "export { default } from '@/pages/videos';" },
  {
    rule: 'layer-pages',
    file: 'src/pages/wrong.tsx',
    code: "export { default } from '@/utils/helper';",
    besides: { 'src/utils/helper.ts': 'export default 1;' },
  },
  {
    rule: 'areas-stay-apart',
    file: 'src/features/content/videos/wrong-area.tsx',
    code: "export { OrdersScreen } from '@/features/studio/orders/orders-screen';",
  },
  {
    rule: 'features-stay-apart',
    file: 'src/features/content/videos/wrong-neighbor.tsx',
    code: "export { GalleryScreen } from '@/features/content/galleries/gallery-screen';",
  },
  {
    rule: 'no-service-in-component-file',
    file: 'src/features/content/videos/wrong-call.tsx',
    code: "export { videos } from '@/services/video.service';",
  },
  {
    rule: 'contract-as-types-only',
    file: 'src/services/wrong-schema.ts',
    code: "export { videoSchema } from '@/contract/video';",
  },
  { rule: 'store-without-view', file: 'src/store/wrong-view.ts', code: "export { default } from 'next/router';" },
  { rule: 'lib-without-framework', file: 'src/lib/wrong-framework.ts', code: "export { useState } from 'react';" },
  { rule: 'owner-axios', file: 'src/services/wrong-axios.ts', code: "export { default } from 'axios';" },
  {
    rule: 'owner-socket-io-client',
    file: 'src/shell/wrong-socket.tsx',
    code: "export { io } from 'socket.io-client';",
  },
  {
    rule: 'owner-media-packages',
    file: 'src/features/content/videos/wrong-media.tsx',
    code: "export * from 'media-chrome';",
  },
  {
    rule: 'owner-uplot',
    file: 'src/features/studio/earnings/wrong-chart.tsx',
    code: "export { default } from 'uplot';",
  },
  {
    rule: 'owner-next-redux-wrapper',
    file: 'src/pages/wrong-wrapper.tsx',
    code: "export { createWrapper as default } from 'next-redux-wrapper';",
  },
  {
    rule: 'owner-react-redux',
    file: 'src/features/content/videos/wrong-hook.ts',
    code: "export { useSelector } from 'react-redux';",
  },
  { rule: 'owner-antd', file: 'src/components/wrong-antd.tsx', code: "export { Button } from 'antd';" },
  {
    rule: 'public-pages-without-antd',
    file: 'src/pages/wrong-antd.tsx',
    code: "export default () => import('@/shell/studio/antd-provider');",
  },
  {
    rule: 'client-files-on-demand',
    file: 'src/features/content/videos/wrong-client.tsx',
    code: "export { Player } from '@/media/player.client';",
  },
  {
    rule: 'server-files-stay-on-the-server',
    file: 'src/shell/wrong-server.ts',
    code: "export { config } from '@/server/config.server';",
  },
  { rule: 'app-without-tests', file: 'src/lib/wrong-tests.ts', code: "export { app } from '../../tests/sandbox/app';" },
  { rule: 'app-without-dev-packages', file: 'src/lib/wrong-dev.ts', code: "export { Hono } from 'hono';" },
  {
    rule: 'sandbox-knows-only-the-contract',
    file: 'tests/sandbox/wrong.ts',
    code: "export { format } from '@/lib/format/format';",
  },
  { rule: 'no-unlisted-package', file: 'src/lib/wrong-package.ts', code: "export { default } from 'left-pad';" },
  { rule: 'no-unresolvable', file: 'src/lib/wrong-path.ts', code: "export { nothing } from './nowhere';" },
  {
    rule: 'no-barrels',
    file: 'src/components/wrong-barrel.tsx',
    code: "export { Button } from '@/components/barrel';",
    besides: { 'src/components/barrel/index.ts': "export { Button } from '../button';" },
  },
  {
    rule: 'no-cycles',
    file: 'src/lib/wrong-circle.ts',
    code: "import { b } from './wrong-circle-b';\nexport const a = b;",
    besides: { 'src/lib/wrong-circle-b.ts': "import { a } from './wrong-circle';\nexport const b = a;" },
  },
  { rule: 'no-orphans', file: 'src/lib/wrong-orphan.ts', code: 'export const alone = 1;' },
];
