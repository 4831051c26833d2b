<?php
defined('TYPO3') or die();
$GLOBALS['TYPO3_CONF_VARS']['RTE']['Presets']['baustein'] = 'EXT:alpenrose_site/Configuration/RTE/Baustein.yaml';
