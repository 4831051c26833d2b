<?php
// What TYPO3 would ask YouTube about a video. The sample website asks no other server.
$GLOBALS['TYPO3_CONF_VARS']['SYS']['fal']['onlineMediaHelpers']['youtube'] = \Alpenrose\Site\SampleVideo::class;
