import { call } from './run-scripts';

const eager = (chunk: string) => call('eager-modules', `m.withEagerModules(${JSON.stringify(chunk)})`);

const HEAD =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';

test('the modules of a chunk are put in parentheses, and nothing within them', async () => {
  const chunk = `${HEAD}11,e=>{let t=[1,n=>{}],s="},12,r=>{";e.s(t,s)},12,(e,t,r)=>{t.exports=e.r(11)},13,14,async e=>{await e.A(12)},15,function(e){e.n(e.i(12))}]);`;
  expect(await eager(chunk)).toEqual({
    gave: `${HEAD}11,(e=>{let t=[1,n=>{}],s="},12,r=>{";e.s(t,s)}),12,((e,t,r)=>{t.exports=e.r(11)}),13,14,(async e=>{await e.A(12)}),15,(function(e){e.n(e.i(12))})]);`,
  });
});

test.each([
  '',
  '(()=>{let e;globalThis.TURBOPACK={push:e}})();',
  'self.__SSG_MANIFEST=new Set;',
  `${HEAD}{otherChunks:["a.js"]}]);`,
])('another kind of file is unchanged: %s', async (file) => {
  expect(await eager(file)).toEqual({ gave: file });
});
