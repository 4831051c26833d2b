import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {afterLoad} from '@portal/common/browser/afterLoad';

/** Adds the widget's script once. A script that is blocked or fails changes nothing. */
function load(): void {
  const {url} = globalData['portal-feedback-widget']?.default as {url: string};
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.body.append(script);
}

if (ExecutionEnvironment.canUseDOM) {
  afterLoad(load);
}
