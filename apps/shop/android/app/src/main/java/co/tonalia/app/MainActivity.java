package co.tonalia.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
